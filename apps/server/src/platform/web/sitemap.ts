import { escapeHtml as escaped } from '../html.ts'

/** A public page, and when its content last changed. */
type SitemapEntry = { path: string; changed: Date | null }

/** A feature's public pages, by the month in which they became public, so that no file grows with the site. */
export type SitemapSection = {
  /** In the file's address: 'rulings'. */
  name: string
  /** The months with pages in them: '2026-03'. */
  months(): Promise<string[]>
  /** Newest first. @param most the maximum number */
  pages(month: string, most: number): Promise<SitemapEntry[]>
}

/** The number of addresses per file that search engines accept. */
export const MOST_ENTRIES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A sitemap that lists other sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${addresses
    .map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** A sitemap that lists pages. */
export const sitemapOf = (entries: readonly SitemapEntry[], siteUrl: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<url><loc>${escaped(new URL(path, siteUrl).href)}</loc>${lastmod}</url>\n`
    })
    .join('')}</urlset>\n`
