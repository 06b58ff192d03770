import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { AchievementShelf } from './achievement-shelf.tsx'
import { shelfOf } from './shelf.ts'

/** Everything there is to achieve; what is locked is grey and says what earns it (decisions §5). */
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
        failed="Your achievements did not load"
        skeleton={
          <Loading label="Loading your achievements…">
            <Skeleton className="h-240 rounded-card md:h-160" />
          </Loading>
        }
      >
        {(loaded) => <AchievementShelf shelf={loaded} />}
      </Loaded>
    </Section>
  )
}
