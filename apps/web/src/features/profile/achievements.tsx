import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { AchievementTile } from '../../lib/people/achievement-tile.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Meter } from '../../ui/meter.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Section } from '../../ui/section.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type Filter, shelfOf } from './shelf.ts'

/** All achievements. Locked ones are grey and say how to earn them. */
export function Achievements() {
  const catalogue = useQuery({
    ...api.rewards.get_achievement_catalogue.queryOptions({ input: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const own = useQuery(api.rewards.get_user_achievements.queryOptions({ input: {} }))
  const shelf = catalogue.data && own.data && shelfOf(catalogue.data, own.data)
  const failed = catalogue.isError ? catalogue : own
  return (
    <Section
      id="achievements"
      title="Achievements"
      aside={shelf && `${shelf.unlocked.length} of ${shelf.all.length} unlocked`}
    >
      <Loaded
        query={{ ...failed, data: shelf }}
        failed="Your achievements didn’t load"
        skeleton={
          <Loading label="Loading your achievements…">
            <Skeleton className="h-150 rounded-card md:h-100" />
          </Loading>
        }
      >
        {(loaded) => <AchievementShelf shelf={loaded} />}
      </Loaded>
    </Section>
  )
}

/** How many are shown at first: two rows of three. */
const FIRST = 6

function AchievementShelf({ shelf }: { shelf: ReturnType<typeof shelfOf> }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [isOpen, setOpen] = useState(false)
  const entries = shelf[filter]
  const shown = isOpen ? entries : entries.slice(0, FIRST)
  return (
    <Card className="flex flex-col gap-6">
      <Meter value={shelf.unlocked.length} max={shelf.all.length} />
      <RadioCards<Filter>
        legend={<span className="sr-only">Which achievements</span>}
        columns="grid-cols-[auto_auto_auto] sm:max-w-md"
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unlocked', label: 'Unlocked' },
          { value: 'locked', label: 'Locked' },
        ]}
      />
      {entries.length === 0 ? (
        <p className="text-muted">
          {filter === 'unlocked' ? 'None yet. Starting a conflict earns you the first one.' : 'None left. Take a bow.'}
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ entry, unlockedAt }) => (
            <AchievementTile key={entry.code} entry={entry} unlockedAt={unlockedAt} />
          ))}
        </ul>
      )}
      {entries.length > FIRST && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="self-center">
          {isOpen ? 'Show fewer' : `Show all ${entries.length} achievements`}
        </Button>
      )}
    </Card>
  )
}
