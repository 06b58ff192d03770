import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** The heading, the bar and two sides in outline. */
export function DebateSkeleton() {
  return (
    <Loading label="Loading the debate…" className="column flex flex-col gap-5 py-8">
      <Skeleton className="h-11 w-32" />
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="h-16" />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  )
}
