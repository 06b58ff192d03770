import type { CatalogueEntry, UnlockedAchievement } from '@squash/contract/rewards'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { AchievementTile } from '../../lib/people/tiles.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Segments } from '../../ui/radio-cards.tsx'
import { Skeletons } from '../../ui/states.tsx'

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
        skeleton={<Skeletons label="Loading your achievements…" of={['h-150 rounded-card md:h-100']} />}
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
      <div className="sm:max-w-md">
        <Segments<Filter>
          legend="Which achievements"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: 'All' },
            { value: 'unlocked', label: 'Unlocked' },
            { value: 'locked', label: 'Locked' },
          ]}
        />
      </div>
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

type ShelfEntry = { entry: CatalogueEntry; unlockedAt: string | null }
type Filter = 'all' | 'unlocked' | 'locked'
type Shelf = Record<Filter, readonly ShelfEntry[]>

/** The catalogue sorted for a user: unlocked achievements first, newest first, then the rest in catalogue order. */
export function shelfOf(catalogue: readonly CatalogueEntry[], unlocked: readonly UnlockedAchievement[]): Shelf {
  const since = new Map(unlocked.map(({ code, unlocked_at }) => [code, unlocked_at]))
  const entries = catalogue.map((entry) => ({ entry, unlockedAt: since.get(entry.code) ?? null }))
  const earned = entries
    .filter(({ unlockedAt }) => unlockedAt !== null)
    .sort((one, other) => (other.unlockedAt ?? '').localeCompare(one.unlockedAt ?? ''))
  const locked = entries.filter(({ unlockedAt }) => unlockedAt === null)
  return { all: [...earned, ...locked], unlocked: earned, locked }
}
