import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { etagOf, isFresh } from '../http/etag.ts'
import { sendErrorPage } from '../http/plain-page.ts'
import { refusal } from '../http/refusal.ts'
import type { CallLimiters } from '../http/spend.ts'
import { isScreen } from './match-route.ts'
import { findSharedPage, type SharedPage, withHead } from './page-head.ts'
import { withSupportEmail } from './support-email.ts'

/** Names under /assets carry a hash of their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const INDEX = 'index.html'
/** Milliseconds that a page waits for what its head shows. */
const HEAD_WITHIN = 2_000

type Web = {
  /** The folder that the web's build wrote. */
  root: string
  supportEmail: string
  siteUrl: string
  pages: readonly SharedPage[]
  limiters: CallLimiters
  log: Logger
}

/**
 * The built web app: its files, compressed where a compressed copy lies beside them, and index.html for every page view,
 * because routes are the app's own. Shared pages say in its head what they show.
 */
export function webRoutes({ root, supportEmail, siteUrl, pages, limiters, log }: Web) {
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
    app.get('/', (request, reply) => sendIndex(request, reply, 200))
  }

  async function sendIndex(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
    const built = await readFile(join(root, INDEX), 'utf8').catch(() => null)
    if (built === null) throw refusal('service.unavailable', null, 'The web app is not built yet.')
    const [path = '/'] = request.url.split('?', 1)
    const shared = findSharedPage(pages, path)
    if (shared?.page.countsAsRead) {
      const allowance = await limiters.inProcess.consume('read', request.ip)
      if (!allowance.ok) {
        return sendErrorPage(reply, refusal('request.rate_limited', { retry_after: allowance.retryAfter }), log)
      }
    }
    const html = await withSharedHead(withSupportEmail(built, supportEmail), path, shared)
    const etag = etagOf(html)
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept' }
    reply.code(status).headers(headers).type('text/html; charset=utf-8')
    const isKnown = status === 200 && isFresh(request.headers['if-none-match'], etag)
    return isKnown ? reply.code(304).send() : reply.send(html)
  }

  /** A page whose head cannot be made now is shown with the app's own. */
  async function withSharedHead(
    html: string,
    path: string,
    shared: ReturnType<typeof findSharedPage>,
  ): Promise<string> {
    if (!shared) return html
    try {
      const head = await Promise.race([shared.page.head(shared.parameters), pause(HEAD_WITHIN, null, { ref: false })])
      return head ? withHead(html, head, new URL(path, siteUrl).href) : html
    } catch (error) {
      log.warn({ err: error, route: shared.page.route }, 'a shared page has no head')
      return html
    }
  }

  /** A page view gets the app, which has a screen of its own for an unknown page; a missing file, and a program, get a plain 404. */
  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    const isPageView = request.method === 'GET' || request.method === 'HEAD'
    if (!isPageView || !takesHtml(request.headers.accept) || request.url.startsWith(HASHED)) {
      throw refusal('request.unknown_call', null, 'Not found.')
    }
    const [path = '/'] = request.url.split('?', 1)
    return sendIndex(request, reply, isScreen(path) ? 200 : 404)
  }

  return { plugin, notFound }
}

/** Link previews and curl ask for anything; only a program asks for something else than HTML. */
const takesHtml = (accept = '*/*'): boolean => /text\/html|text\/\*|\*\/\*/.test(accept)
