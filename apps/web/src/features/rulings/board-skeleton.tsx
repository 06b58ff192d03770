import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Three rulings in outline, as high as closed ones. */
export function BoardSkeleton() {
  return (
    <Loading label="Loading the rulings…" className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-card sm:h-56" />
      <Skeleton className="h-72 rounded-card sm:h-56" />
      <Skeleton className="h-72 rounded-card sm:h-56" />
    </Loading>
  )
}
