import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The outline of a quest while it loads, in the same measures. */
export function QuestSkeleton() {
  return (
    <Loading label="Loading the quest…" className="column pt-6 pb-16 sm:pt-8">
      <Skeleton className="mt-2.5 h-6 w-24" />
      <div className="mt-4 flex items-center gap-4">
        <Skeleton className="size-16 rounded-card sm:size-20" />
        <Skeleton className="h-10 w-full max-w-sm" />
      </div>
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-3 h-7 w-64" />
      <Skeleton className="mt-7 h-12 w-full" />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <Skeleton className="h-104 rounded-card" />
        <Skeleton className="h-160 rounded-card" />
      </div>
    </Loading>
  )
}
