import type { LoadPage } from '../../lib/load-page.ts'
import { api } from '../../lib/query.ts'

export const figuresOptions = (from = api) => from.fairness.get_fairness.queryOptions({ input: {} })

export const loadFairness: LoadPage = async ({ queries, api: visitor }) => {
  await queries.fetchQuery(figuresOptions(visitor))
  return {}
}
