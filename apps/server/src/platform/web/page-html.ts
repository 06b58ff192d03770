import type { RenderedPage } from '@squash/contract/rendering'
import { escapeHtml } from '../html.ts'

/** Text within a `<script>` that holds data: nothing in it may look like markup. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')

/** The `<title>` of a page that has no description of its own. */
export const withTitle = (html: string, title: string, url: string): string =>
  html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeHtml(title)}</title>\n    <link rel="canonical" href="${escapeHtml(url)}" />`,
  )

/**
 * Puts a rendered page into the build's `index.html`.
 * @param files the browser's files with the page's code, beyond what every page starts with
 */
export function withPage(built: string, page: RenderedPage, files: readonly string[]): string {
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const data =
    page.data === null ? '' : `<script type="application/json" id="page-data">${inScript(page.data)}</script>`
  const frame = page.frame === null ? '' : `<div id="shell">${page.frame}</div>`
  return built
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-view="${page.view}">${page.html}</div>${frame}${data}`)
    .replace(/<noscript>[^<]*<\/noscript>\s*/, (noscript) => (page.isComplete ? '' : noscript))
}
