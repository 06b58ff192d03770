import { Link } from 'react-router'
import { ArchetypeCard } from '../../lib/people/archetype-card.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** One's archetype; the whole card leads to the profile (spec core-flow §2). */
export function Archetype() {
  const { data: profile, isPending } = useOwnProfile()
  if (isPending)
    return (
      <Loading label="Loading your archetype…">
        <Skeleton className="h-27 rounded-card sm:h-33" />
      </Loading>
    )
  return (
    <ArchetypeCard
      brief
      eyebrow="Your archetype"
      archetype={profile?.conflict_archetype ?? null}
      none="How you handle conflict shows here soon."
      title={(title) => (
        <Link to="/profile#archetypes" className="rounded-card no-underline after:absolute after:inset-0">
          {title}
        </Link>
      )}
    />
  )
}
