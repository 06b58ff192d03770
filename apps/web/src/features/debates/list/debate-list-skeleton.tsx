import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** Four cards in outline, as high as the real ones. */
export function DebateListSkeleton() {
  return (
    <Loading label="Loading debates…" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-66 rounded-card" />
      ))}
    </Loading>
  )
}
