import { SCREENS } from '@squash/contract/screens'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type CallLimiters, spendSitemap } from '../http/admit.ts'
import { etagOf, isFresh } from '../http/etag.ts'
import { refusal } from '../http/refusal.ts'
import type { SharedPage } from './page-head.ts'
import { MOST_ENTRIES, type SitemapSection, sitemapIndex, sitemapOf } from './sitemap.ts'

/** Paths that only mails and programs use. `/rest/` is missing, because pages read what they show there. */
const NOT_FOR_ROBOTS = ['/auth/', '/check-in/', '/dev/', '/functions/', '/realtime/', '/unsubscribe/']

/** The text of `/robots.txt`: every screen except the shared ones is disallowed. @param shared their routes */
function robotsText(shared: readonly string[], siteUrl: string): string {
  const screens = SCREENS.filter((screen) => !shared.includes(screen)).map((screen) => ruleFor(screen, shared))
  const disallowed = [...new Set([...screens, ...NOT_FOR_ROBOTS])].toSorted()
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
}

/** A rule applies to every path that starts with it, so one that would cover a shared page ends in `$`. */
function ruleFor(screen: string, shared: readonly string[]): string {
  const beginning = screen.replace(/\/:\w+\?$/, '').replace(/:\w+$/, '')
  const coversShared = shared.some((route) => route.startsWith(beginning))
  return coversShared ? `${beginning}$` : beginning
}

type RobotsRoutes = {
  pages: readonly SharedPage[]
  sections: readonly SitemapSection[]
  siteUrl: string
  limiters: CallLimiters
}

const PAGES = 'pages'
const FILE = /^([a-z]+)-(\d{4}-(?:0[1-9]|1[0-2]))\.xml$/

/**
 * For search engines: `/robots.txt`, and `/sitemap.xml` with the files it lists. Sitemaps are read from the database
 * each time, so that hidden pages leave them at once; requests for one that is being read share it.
 */
export const robotsRoutes =
  ({ pages, sections, siteUrl, limiters }: RobotsRoutes): FastifyPluginAsync =>
  async (app) => {
    const routes = pages.map(({ route }) => route)
    const fixed = routes.filter((route) => !route.includes(':')).map((path) => ({ path, changed: null }))
    const addressOf = (file: string) => new URL(`/sitemaps/${file}.xml`, siteUrl).href
    const reading = new Map<string, Promise<string | null>>()

    function shared(name: string, read: () => Promise<string | null>): Promise<string | null> {
      const running = reading.get(name) ?? read().finally(() => reading.delete(name))
      reading.set(name, running)
      return running
    }

    app.get('/robots.txt', async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(robotsText(routes, siteUrl)),
    )

    app.get('/sitemap.xml', async (request, reply) => {
      await spendSitemap(limiters, request.ip)
      return sendXml(request, reply, await shared('', readIndex))
    })

    app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      await spendSitemap(limiters, request.ip)
      const { file } = request.params
      return sendXml(request, reply, await shared(file, () => readFile(file)))
    })

    async function readIndex(): Promise<string> {
      const files: string[] = [PAGES]
      for (const { name, months } of sections) files.push(...(await months()).map((month) => `${name}-${month}`))
      return sitemapIndex(files.map(addressOf))
    }

    async function readFile(file: string): Promise<string | null> {
      const entries = await entriesOf(file)
      return entries.length === 0 ? null : sitemapOf(entries, siteUrl)
    }

    async function entriesOf(file: string) {
      if (file === `${PAGES}.xml`) return fixed
      const [, name, month = ''] = FILE.exec(file) ?? []
      const section = sections.find((each) => each.name === name)
      return section ? section.pages(month, MOST_ENTRIES) : []
    }
  }

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string | null) {
  if (xml === null) throw refusal('request.unknown_call', null, 'Not found.')
  const etag = etagOf(xml)
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/xml; charset=utf-8').send(xml)
}
