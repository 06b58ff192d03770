import { escapeHtml as escaped } from '../html.ts'
import { matchRoute } from './match-route.ts'

/** What a page tells whoever is sent its link: a chat, a search engine, the title of a tab. */
export type PageHead = { title: string; description: string }

/** The head of pages of one route. A feature brings one for each route that is shared (`pages` in app.ts). */
export type SharedPage = {
  /** As the web app's router spells it: `/debates/:debateId`. */
  route: string
  /** Its head reads the database, so each view counts as a read of its client's address. */
  countsAsRead?: boolean
  /**
   * Asked on every view, without a session: what it tells is for everybody.
   * @param parameters by name, decoded but unchecked: `debateId` may be anything
   * @returns null where there is nothing to tell, such as a debate that has not begun: the page keeps the app's own head
   */
  head(parameters: Readonly<Record<string, string>>): PageHead | null | Promise<PageHead | null>
}

/** The page of this path, with its parameters; null for one that is not shared. */
export function findSharedPage(pages: readonly SharedPage[], path: string) {
  for (const page of pages) {
    const parameters = matchRoute(page.route, path)
    if (parameters) return { page, parameters }
  }
  return null
}

/**
 * Puts title, description and Open Graph tags into the built page, in place of its own title and description.
 * @param url the page's full address, without a query
 */
export function withHead(html: string, { title, description }: PageHead, url: string): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Squash" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(url)}" />`,
    `<link rel="canonical" href="${escaped(url)}" />`,
  ]
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
}
