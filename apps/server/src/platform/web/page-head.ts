import { altOf, CARD_SIZE, type Card, cardVersion } from '../cards/card.ts'
import { escapeHtml as escaped } from '../html.ts'
import { matchRoute } from './match-route.ts'

/** What a page shows in link previews, search results and the tab's title. */
type PageHead = {
  title: string
  description: string
  /** Its picture, drawn on request at the page's address with `/card.png` after it. */
  card?: Card
}

/** The head of a route's pages. A feature provides one for each shared route (`pages` in app.ts). */
export type SharedPage = {
  /** In the web app router's notation: `/debates/:debateId`. */
  route: string
  /** Its head reads the database, so each view counts as a read of its client's address. */
  countsAsRead?: boolean
  /** Where an old link with this query leads now, as a path; null for the page itself. */
  movedTo?(query: URLSearchParams): string | null
  /**
   * Called on every view, without a session, so its content must be public.
   * @param parameters by name, decoded but unchecked: `debateId` may be anything
   * @returns null if there is nothing to show, such as for a debate that has not started: the page keeps the app's own
   * head, and search engines are asked not to list it; 'not found' also answers with status 404
   */
  head(parameters: Readonly<Record<string, string>>): PageAnswer | Promise<PageAnswer>
}

type PageAnswer = PageHead | null | 'not found'

/** The shared page at this path, with its parameters; null if the path is not shared. */
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
export function withHead(html: string, { title, description, card }: PageHead, url: string): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Squash" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(url)}" />`,
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...(card ? pictureTags(card, url) : [`<meta name="twitter:card" content="summary" />`]),
  ]
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
}

/** Messengers keep a picture by its address, so a card that changes gets another one. */
function pictureTags(card: Card, url: string): string[] {
  const picture = escaped(`${url.replace(/\/$/, '')}/card.png?v=${cardVersion(card)}`)
  return [
    `<meta property="og:image" content="${picture}" />`,
    `<meta property="og:image:type" content="image/png" />`,
    `<meta property="og:image:width" content="${CARD_SIZE.width}" />`,
    `<meta property="og:image:height" content="${CARD_SIZE.height}" />`,
    `<meta property="og:image:alt" content="${escaped(altOf(card))}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<meta name="twitter:image" content="${picture}" />`,
    `<meta name="twitter:image:alt" content="${escaped(altOf(card))}" />`,
  ]
}
