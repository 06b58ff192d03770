import type { AiRuling } from '@squash/contract/rulings'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

const root = api.rulings.get_public_ai_rulings.key()

/** What one viewer sees of the board; a visitor's answers say nothing of votes, so that signing in is another board. */
export const feedKey = (viewer: string) => [...root, 'feed', viewer]
export const headKey = (viewer: string) => [...root, 'head', viewer]
export const linkedKey = (viewer: string, id: string) => [...root, 'linked', viewer, id]

/** Gives up the looks at what is shown that are still on their way, for `changeRuling` to have the last word. */
export async function stopLooking(queries: QueryClient): Promise<void> {
  for (const shown of ['feed', 'linked']) await queries.cancelQueries({ queryKey: [...root, shown] })
}

/** Changes one ruling wherever it is shown. */
export function changeRuling(queries: QueryClient, id: string, change: (ruling: AiRuling) => AiRuling): void {
  const inPage = (page: AiRuling[]) => page.map((ruling) => (ruling.conflict_id === id ? change(ruling) : ruling))
  queries.setQueriesData<InfiniteData<AiRuling[]>>(
    { queryKey: [...root, 'feed'] },
    (feed) => feed && { ...feed, pages: feed.pages.map(inPage) },
  )
  queries.setQueriesData<AiRuling[]>({ queryKey: [...root, 'linked'] }, (page) => page && inPage(page))
}
