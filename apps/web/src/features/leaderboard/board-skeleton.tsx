import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Podium and rows in outline, as high as the real ones. */
export function BoardSkeleton() {
  return (
    <Loading label="Loading the leaderboard…">
      <div className="mx-auto grid max-w-2xl grid-cols-3 items-end gap-2 px-1 sm:gap-4">
        <Skeleton className="h-46 rounded-card sm:h-54" />
        <Skeleton className="h-66 rounded-card sm:h-82" />
        <Skeleton className="h-42 rounded-card sm:h-48" />
      </div>
      <div className="mt-10 flex flex-col gap-2">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </Loading>
  )
}
