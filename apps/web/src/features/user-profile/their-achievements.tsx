import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { AchievementTile } from '../../lib/people/achievement-tile.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** How many are shown at first. */
const FIRST = 6

/** The achievements this user has unlocked, newest first. */
export function TheirAchievements({ person, name }: { person: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(api.rewards.get_user_achievements.queryOptions({ input: { p_user_id: person } }))
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Achievements</h2>
        {query.data && <p className="font-semibold text-muted">{query.data.length} unlocked</p>}
      </div>
      <Loaded
        query={query}
        failed="The achievements didn’t load"
        skeleton={
          <Loading label="Loading achievements…">
            <Skeleton className="h-48 rounded-card" />
          </Loading>
        }
      >
        {(achievements) => {
          const newest = achievements.toSorted((one, other) => other.unlocked_at.localeCompare(one.unlocked_at))
          return (
            <Card className="flex flex-col gap-6">
              {newest.length === 0 ? (
                <p className="text-muted">{name} hasn’t unlocked anything yet. It’s early days.</p>
              ) : (
                <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
                  {newest.slice(0, isOpen ? undefined : FIRST).map((entry) => (
                    <AchievementTile key={entry.code} entry={entry} unlockedAt={entry.unlocked_at} />
                  ))}
                </ul>
              )}
              {newest.length > FIRST && (
                <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="self-center">
                  {isOpen ? 'Show fewer' : `Show all ${newest.length}`}
                </Button>
              )}
            </Card>
          )
        }}
      </Loaded>
    </section>
  )
}
