import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createORPCClient } from '@orpc/client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { PageRequest, RenderedPage, VisitorCall } from '@squash/contract/rendering'
import { MINUTE } from '@squash/rules/time/units'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { answerError } from '../lib/api-error.ts'
import type { client } from '../lib/client.ts'
import type { PageLoad } from '../lib/load-page.ts'
import { type PageData, PageDataContext } from '../lib/page-data.ts'
import { ServerQueries } from '../lib/query.ts'
import { TitleSink } from '../ui/heading.ts'

/** How long React may wait for components that suspend, in milliseconds. */
const PATIENCE = 2_000

/**
 * The whole markup at once. Streaming would need inline scripts, which the page's policy forbids. So would moving large
 * parts to the end, which the chunk size prevents.
 * @throws what the first failing component threw
 */
function toHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())))
      },
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('A page did not finish rendering')), PATIENCE)
  })
}

/**
 * A screen as a visitor sees it.
 * @param screens what is shown at the data's address
 */
export async function renderScreens(
  screens: ReactNode,
  data: PageData,
  queries: QueryClient,
): Promise<Pick<RenderedPage, 'html' | 'title'>> {
  let title: string | null = null
  const html = await toHtml(
    <TitleSink value={(set) => (title = set)}>
      <PageDataContext value={data}>
        <ServerQueries value={queries}>
          <StaticRouter location={data.address}>{screens}</StaticRouter>
        </ServerQueries>
      </PageDataContext>
    </TitleSink>,
  )
  return { html, title }
}

/** Markup that isn't hydrated. */
export const renderFrame = (element: ReactNode): Promise<string> =>
  toHtml(<StaticRouter location="/">{element}</StaticRouter>)

/** A cache and clients for one page. */
export function visitorLoad(call: VisitorCall): Pick<PageLoad, 'queries' | 'calls' | 'api'> {
  const calls: typeof client = createORPCClient({
    async call(path, input) {
      const { status, body } = await call(path.at(-1) ?? '', input ?? {})
      if (status !== 200) throw answerError(status, body)
      return body
    },
  })
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  return { queries, calls, api: createTanstackQueryUtils(calls) }
}

/** The state that the browser starts a page from. Its time is rounded down to the minute, because ages are in hours. */
export function pageData(
  { path, search, now, supportEmail }: Omit<PageRequest, 'call'>,
  queries: QueryClient,
  stats: PageData['stats'],
): PageData {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)
  return {
    address: path + search,
    now: minute.toISOString(),
    queries: queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'success' })
      .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ key: queryKey, data, updatedAt: dataUpdatedAt })),
    supportEmail,
    ...(stats && { stats }),
  }
}
