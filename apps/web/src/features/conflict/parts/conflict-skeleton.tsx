import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** The outline of a conflict while it loads, in the same measures. */
export function ConflictSkeleton() {
  return (
    <Loading label="Loading the conflict…" className="column pt-6 pb-16 sm:pt-8">
      <Skeleton className="mt-2.5 h-6 w-28" />
      <Skeleton className="mt-4 h-10 w-full max-w-md" />
      <Skeleton className="mt-3 h-7 w-64" />
      <Skeleton className="mt-7 h-16 w-full sm:h-8" />
      <div className="mt-14 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-56 rounded-card md:col-span-2" />
      </div>
    </Loading>
  )
}
