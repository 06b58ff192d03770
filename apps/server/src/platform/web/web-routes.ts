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
/** Browsers compare it with the one they have: an old copy in between would keep the last deployment alive. */
const WORKER = '/sw.js'
const INDEX = 'index.html'
/** The app without the content of any page: what the service worker opens without a network. */
const SHELL = '/shell'
/** How long a page waits for the content of its head, in milliseconds. */
const HEAD_WITHIN = 2_000

type Web = {
  /** The folder with the web app's build. */
  root: string
  supportEmail: string
  siteUrl: string
  pages: readonly SharedPage[]
  limiters: CallLimiters
  log: Logger
}

/**
 * Serves the built web app: its files, compressed if a compressed copy exists beside them, and index.html for every
 * page view, because the app does its own routing. Shared pages describe their content in its head.
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
      // The only file that is not served as is.
      allowedPath: (path) => path !== `/${INDEX}`,
      setHeaders: (reply, path) => {
        const file = path.replaceAll('\\', '/')
        reply.header('cache-control', file.includes(HASHED) ? FOREVER : file.endsWith(WORKER) ? 'no-cache' : AN_HOUR)
      },
    })
    app.get('/', (request, reply) => sendIndex(request, reply, 200))
    app.get(SHELL, (request, reply) => sendIndex(request, reply.header('x-robots-tag', 'noindex'), 200))
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
    const page = withSupportEmail(built, supportEmail)
    const head = shared ? await headOf(shared) : null
    const html = head && head !== 'not found' ? withHead(page, head, addressOf(path)) : page
    const code = head === 'not found' ? 404 : status
    const etag = etagOf(html)
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept' }
    reply.code(code).headers(headers).type('text/html; charset=utf-8')
    if (shared && head === null) reply.header('x-robots-tag', 'noindex')
    const isKnown = code === 200 && isFresh(request.headers['if-none-match'], etag)
    return isKnown ? reply.code(304).send() : reply.send(html)
  }

  /** If a page's head cannot be created now, the app's own is shown. */
  async function headOf({ page, parameters }: NonNullable<ReturnType<typeof findSharedPage>>) {
    try {
      return await Promise.race([page.head(parameters), pause(HEAD_WITHIN, null, { ref: false })])
    } catch (error) {
      log.warn({ err: error, route: page.route }, 'a shared page has no head')
      return null
    }
  }

  /** One address for each page: without the trailing slash that makes no difference. */
  const addressOf = (path: string): string => new URL(path.replace(/(.)\/$/, '$1'), siteUrl).href

  /**
   * A page view gets the app, which has its own screen for an unknown page; missing files and programs get a plain 404.
   */
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

/** Link previews and curl accept anything; only a program accepts something other than HTML. */
const takesHtml = (accept = '*/*'): boolean => /text\/html|text\/\*|\*\/\*/.test(accept)
