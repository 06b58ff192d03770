import type { QueryClient } from '@tanstack/react-query'
import type { client } from './client.ts'
import type { PageData } from './page-data.ts'
import type { api } from './query.ts'

/** What a page's data is loaded with on the server: calls made as a visitor, never with a token. */
export type PageLoad = {
  /** The page's own cache, which travels to the browser with the page. */
  queries: QueryClient
  calls: typeof client
  api: typeof api
  /** From the route, decoded. */
  parameters: Readonly<Record<string, string | undefined>>
  /** From the address. */
  query: URLSearchParams
}

/** What a page shows besides its queries. `isMissing` if there is nothing at its address; the server then answers 404. */
type Loaded = Pick<PageData, 'stats'> & { isMissing?: boolean }

/** Loads what a public page shows, so that its first render needs no skeleton. */
export type LoadPage = (load: PageLoad) => Promise<Loaded>
