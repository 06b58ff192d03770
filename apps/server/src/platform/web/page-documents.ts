import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RenderedPage } from '@squash/contract/rendering'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { etagOf } from '../http/etag.ts'
import { refusal } from '../http/refusal.ts'
import type { VisitorCalls } from '../http/visitor-calls.ts'
import { createPageCache } from './page-cache.ts'
import { findSharedPage, type SharedPage, withHead } from './page-head.ts'
import { withPage, withTitle } from './page-html.ts'
import { createPageRenderer } from './page-renderer.ts'

/** How long a page waits for its content or its head, in milliseconds. */
const TIMEOUT = 2_000
/** How long a rendered page is served again, in milliseconds: what is hidden or erased is gone within a second. */
const FRESH_FOR = 500
const MOST_PAGES = 200

type Shared = ReturnType<typeof findSharedPage>

/** A page as it is sent, with the compressed copies that have been requested. */
export type PageDocument = {
  html: string
  status: 200 | 404
  /** Whether search engines may list it. */
  isListed: boolean
  etag: string
  compressed: Map<string, Promise<Buffer>>
}

/** A page view. `path` is without the query, `search` the query with its question mark. */
export type PageView = { path: string; search: string; id: string; locales: readonly string[] }

const documentOf = (html: string, status: 200 | 404, isListed = true): PageDocument => ({
  html,
  status,
  isListed,
  etag: etagOf(html),
  compressed: new Map(),
})

/** The work's result, or null once it takes too long. */
const within = <Value>(work: Promise<Value>): Promise<Value | null> =>
  Promise.race([work, pause(TIMEOUT, null, { ref: false })])

export type PageDocumentsParts = {
  /** The folder with the web app's build. */
  root: string
  supportEmail: string
  siteUrl: string
  pages: readonly SharedPage[]
  /** The reads that rendered pages are made from. */
  calls: VisitorCalls
  clock: Clock
  log: Logger
}

/**
 * Makes the documents of page views: rendered as a visitor sees them where the page is public, otherwise the app's
 * frame, or its index.html for the browser to render.
 */
export function createPageDocuments({ root, supportEmail, siteUrl, pages, calls, clock, log }: PageDocumentsParts) {
  const renderer = createPageRenderer(root)
  const cache = createPageCache<PageDocument | null>({ freshFor: FRESH_FOR, most: MOST_PAGES })
  const keyOf = ({ path, search, locales }: PageView) => JSON.stringify([path + search, locales])

  async function template(): Promise<string> {
    const built = await readFile(join(root, 'index.html'), 'utf8').catch(() => null)
    if (built === null) throw refusal('service.unavailable', null, 'The web app is not built yet.')
    return withSupportEmail(built, supportEmail)
  }

  /** @returns null if the browser has to render it, because it isn't public or something failed */
  async function render(view: PageView, built: string, shared: Shared): Promise<PageDocument | null> {
    if (!renderer) return null
    const { path, search, id, locales } = view
    try {
      // Loading the renderer happens once and may take longer: the limit is for the page itself.
      await renderer.load()
      const call = calls({ id, locales })
      const result = await within(renderer.render({ path, search, supportEmail, now: clock.now(), call }))
      return result && finish(built, path, shared, result)
    } catch (error) {
      log.error({ err: error, request: id }, 'a page could not be rendered')
      return null
    }
  }

  async function finish(
    built: string,
    path: string,
    shared: Shared,
    { page, files }: { page: RenderedPage; files: string[] },
  ): Promise<PageDocument> {
    const { html, status, isListed } = await headed(built, path, shared, page.status, page.title)
    return documentOf(withPage(html, page, files), status, isListed)
  }

  /** The page with the head that its feature gives it; without one, a rendered page gets its own title. */
  async function headed(html: string, path: string, shared: Shared, status: 200 | 404, title: string | null = null) {
    const head = shared ? await headOf(shared) : null
    if (head === 'not found') return { html, status: 404 as const, isListed: true }
    if (head) return { html: withHead(html, head, addressOf(path)), status, isListed: true }
    const isListed = shared === null
    return { html: title === null || status === 404 ? html : withTitle(html, title, addressOf(path)), status, isListed }
  }

  /** If a page's head cannot be created now, the app's own is shown. */
  async function headOf({ page, parameters }: NonNullable<Shared>) {
    try {
      return await within(Promise.resolve(page.head(parameters)))
    } catch (error) {
      log.warn({ err: error, route: page.route }, 'a shared page has no head')
      return null
    }
  }

  /** One address for each page: a trailing slash, which makes no difference, is left out. */
  const addressOf = (path: string): string => new URL(path.replace(/(.)\/$/, '$1'), siteUrl).href

  return {
    /** Whether the document has just been made, so that sending it again costs nothing. */
    isMade: (view: PageView): boolean => renderer !== null && cache.has(keyOf(view)),

    /** @param status of a page that isn't rendered here @param isRendered false to leave it to the browser */
    async of(view: PageView, status: 200 | 404, isRendered: boolean): Promise<PageDocument> {
      const built = await template()
      const shared = findSharedPage(pages, view.path)
      const made = isRendered ? await cache.get(keyOf(view), () => render(view, built, shared)) : null
      if (made) return made
      const plain = await headed(built, view.path, shared, status)
      return documentOf(plain.html, plain.status, plain.isListed)
    },

    /** The app without the content of any page. */
    empty: async (): Promise<PageDocument> => documentOf(await template(), 200, false),

    /** Loads what the first page is rendered with. A failure is logged when a page needs it. */
    warmUp: async (): Promise<void> => void (await renderer?.load().catch(() => undefined)),
  }
}

/** Puts the operator's SUPPORT_EMAIL where the web app looks for it, replacing the one from the build. */
function withSupportEmail(html: string, address: string): string {
  const content = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(/(<meta name="support-email" content=")[^"]*"/, (_match, start: string) => `${start}${content}"`)
}
