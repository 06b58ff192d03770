import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { etagOf, isFresh } from '../http/etag.ts'
import { refusal } from '../http/refusal.ts'
import { findSharedPage, type SharedPage, withHead } from './page-head.ts'
import { withSupportEmail } from './support-email.ts'

/** Names under /assets carry a hash of their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const INDEX = 'index.html'

type Web = {
  /** The folder that the web's build wrote. */
  root: string
  supportEmail: string
  siteUrl: string
  pages: readonly SharedPage[]
  log: Logger
}

/**
 * The built web app: its files, compressed where a compressed copy lies beside them, and index.html for every other
 * address that a browser asks for, because routes are the app's own. Shared pages say in its head what they show.
 */
export function webRoutes({ root, supportEmail, siteUrl, pages, log }: Web) {
  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(fastifyStatic, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // The one file that is not sent as it lies there.
      allowedPath: (path) => path !== `/${INDEX}`,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.replaceAll('\\', '/').includes(HASHED) ? FOREVER : AN_HOUR)
      },
    })
    app.get('/', sendIndex)
  }

  async function sendIndex(request: FastifyRequest, reply: FastifyReply) {
    const built = await readFile(join(root, INDEX), 'utf8').catch(() => null)
    if (built === null) throw refusal('service.unavailable', null, 'The web app is not built yet.')
    const html = await withSharedHead(withSupportEmail(built, supportEmail), request)
    const etag = etagOf(html)
    reply.code(200).headers({ etag, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8')
    return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(html)
  }

  /** A page whose head cannot be made now is shown with the app's own: whoever comes to look sees the page all the same. */
  async function withSharedHead(html: string, request: FastifyRequest): Promise<string> {
    const [path = '/'] = request.url.split('?', 1)
    const shared = findSharedPage(pages, path)
    if (!shared) return html
    try {
      const head = await shared.page.head(shared.parameters)
      return head ? withHead(html, head, new URL(path, siteUrl).href) : html
    } catch (error) {
      log.warn({ err: error, route: shared.page.route }, 'a shared page has no head')
      return html
    }
  }

  /** A screen's address gets the app; a missing file, and anything that is no page view, gets a 404. */
  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    const isPageView = request.method === 'GET' || request.method === 'HEAD'
    const takesHtml = request.headers.accept?.includes('text/html') ?? false
    if (isPageView && takesHtml && !request.url.startsWith(HASHED)) return sendIndex(request, reply)
    throw refusal('request.unknown_call', null, 'Not found.')
  }

  return { plugin, notFound }
}
