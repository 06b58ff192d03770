import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Three cards in outline, as high as the real ones. */
export function ConflictListSkeleton() {
  return (
    <Loading label="Loading your conflicts…" className="flex flex-col gap-4">
      <Skeleton className="h-38 rounded-card md:h-26" />
      <Skeleton className="h-38 rounded-card md:h-26" />
      <Skeleton className="h-38 rounded-card md:h-26" />
    </Loading>
  )
}
