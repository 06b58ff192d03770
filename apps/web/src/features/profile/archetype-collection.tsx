import { ARCHETYPES, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Section } from './section.tsx'

const all = Object.keys(ARCHETYPES).filter(isArchetypeId)

/** All 20 archetypes; those the user has not had yet are grey. */
export function ArchetypeCollection({ current }: { current: string | null }) {
  const query = useQuery(api.rewards.get_user_archetype_achievements.queryOptions({ input: {} }))
  const unlocked = new Set(query.data?.map(({ archetype_name }) => archetype_name))
  return (
    <Section id="archetypes" title="Archetype collection" aside={query.data && `${unlocked.size} of ${all.length}`}>
      <Loaded
        query={query}
        failed="Your archetypes didn’t load"
        skeleton={
          <Loading label="Loading your archetypes…">
            <Skeleton className="h-130 rounded-card sm:h-100 lg:h-80" />
          </Loading>
        }
      >
        {() => (
          <Card>
            <Meter value={unlocked.size} max={all.length} tone="party1" />
            <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-5 min-[480px]:grid-cols-4 md:grid-cols-5">
              {all.map((id) => (
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
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
