import { ARCHETYPES, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Skeletons } from '../../ui/states.tsx'

const all = Object.keys(ARCHETYPES).filter(isArchetypeId)

/** How many are shown at first: one row, or two on a phone. */
const FIRST = 6

/** All 20 archetypes, those the user has had first; the rest are grey. */
export function ArchetypeCollection({ current }: { current: string | null }) {
  const query = useQuery(api.rewards.get_user_archetype_achievements.queryOptions({ input: {} }))
  const unlocked = new Set(query.data?.map(({ archetype_name }) => archetype_name))
  return (
    <Section id="archetypes" title="Archetype collection" aside={query.data && `${unlocked.size} of ${all.length}`}>
      <Loaded
        query={query}
        failed="Your archetypes didn’t load"
        skeleton={<Skeletons label="Loading your archetypes…" of={['h-95 rounded-card sm:h-62']} />}
      >
        {() => <ArchetypeShelf unlocked={unlocked} current={current} />}
      </Loaded>
    </Section>
  )
}

type ArchetypeShelfProps = { unlocked: ReadonlySet<string>; current: string | null }

function ArchetypeShelf({ unlocked, current }: ArchetypeShelfProps) {
  const [isOpen, setOpen] = useState(false)
  const sorted = [...all.filter((id) => unlocked.has(id)), ...all.filter((id) => !unlocked.has(id))]
  return (
    <Card className="flex flex-col gap-5">
      <Meter value={unlocked.size} max={all.length} tone="party1" />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6">
        {(isOpen ? sorted : sorted.slice(0, FIRST)).map((id) => (
          <li key={id} className="flex flex-col items-center gap-2 text-center">
            <EmojiTile emoji={ARCHETYPES[id].emoji} tone="party1" locked={!unlocked.has(id)} />
            <p className="text-sm leading-tight font-semibold">
              <span className={unlocked.has(id) ? undefined : 'text-muted'}>{ARCHETYPES[id].title}</span>
              {!unlocked.has(id) && <span className="sr-only">, locked</span>}
              {id === current && <span className="mt-1 block text-xs font-bold text-muted">That’s you now</span>}
            </p>
          </li>
        ))}
      </ul>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="self-center">
        {isOpen ? 'Show fewer' : `Show all ${all.length} archetypes`}
      </Button>
    </Card>
  )
}
