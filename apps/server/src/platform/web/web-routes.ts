import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { CallLimiters } from '../http/admit.ts'
import { compress, encodingFor } from '../http/compress.ts'
import { localesOf } from '../http/context.ts'
import { isFresh } from '../http/etag.ts'
import { sendErrorPage } from '../http/plain-page.ts'
import { refusal } from '../http/refusal.ts'
import { isScreen } from './match-route.ts'
import { createPageDocuments, type PageDocument, type PageDocumentsParts, type PageView } from './page-documents.ts'
import { findSharedPage } from './page-head.ts'

/** Names under /assets carry a hash of their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** Browsers compare it with the one they have: an old copy in a cache would keep the last deployment alive. */
const WORKER = '/sw.js'
const INDEX = 'index.html'
/** The app without the content of any page: what the service worker opens without a network. */
const SHELL = '/shell'

type Web = PageDocumentsParts & { limiters: CallLimiters }

/**
 * Serves the web app: its files, compressed if a compressed copy exists next to them, and a document for every page
 * view.
 */
export function webRoutes({ limiters, ...parts }: Web) {
  const { root, pages, log } = parts
  const documents = createPageDocuments(parts)

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(fastifyStatic, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      // A route for each file: with a single one for all of them, each request would read the folders on its way.
      wildcard: false,
      // The document is not served as is, and compressed copies only under the name of their file.
      globIgnore: [INDEX, '**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        const file = path.replaceAll('\\', '/')
        reply.header('cache-control', file.includes(HASHED) ? FOREVER : file.endsWith(WORKER) ? 'no-cache' : AN_HOUR)
      },
    })
    app.get('/', (request, reply) => sendPage(request, reply, 200))
    app.get(SHELL, async (request, reply) => send(request, reply, await documents.empty()))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
    const view = viewOf(request)
    const shared = findSharedPage(pages, view.path)
    const moved = shared?.page.movedTo?.(new URLSearchParams(view.search))
    if (moved) return reply.redirect(moved, 301)
    const allowance = documents.isMade(view)
      ? { ok: true as const }
      : await limiters.inProcess.consume('read', request.ip)
    if (!allowance.ok && shared?.page.countsAsRead)
      return sendErrorPage(reply, refusal('request.rate_limited', { retry_after: allowance.retryAfter }), log)
    // Over the limit, the browser renders what costs us nothing to send.
    return send(request, reply, await documents.of(view, status, allowance.ok))
  }

  /**
   * A page view gets the app, which has its own screen for an unknown page; missing files and programs get a plain 404.
   */
  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    const isPageView = request.method === 'GET' || request.method === 'HEAD'
    const { path } = viewOf(request)
    // An empty segment is a mistake in a program's URL: no screen has one.
    const isFile = path.startsWith(HASHED) || path.includes('//')
    if (!isPageView || !takesHtml(request.headers.accept) || isFile)
      throw refusal('request.unknown_call', null, 'Not found.')
    return sendPage(request, reply, isScreen(path) ? 200 : 404)
  }

  return { plugin, notFound, warmUp: documents.warmUp }
}

function viewOf({ url, id, headers }: FastifyRequest): PageView {
  const [path = '/'] = url.split('?', 1)
  return { path, search: url.slice(path.length), id, locales: localesOf(headers['accept-language']) }
}

async function send(request: FastifyRequest, reply: FastifyReply, document: PageDocument) {
  const { html, status, isListed, etag, compressed } = document
  const headers = { etag, 'cache-control': 'no-cache', vary: 'accept, accept-encoding, accept-language' }
  reply.code(status).headers(headers).type('text/html; charset=utf-8')
  if (!isListed) reply.header('x-robots-tag', 'noindex')
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(html)
  const body = compressed.get(encoding) ?? compress(html, encoding)
  compressed.set(encoding, body)
  return reply.header('content-encoding', encoding).send(await body)
}

/** Link previews and curl accept anything; only a program accepts something other than HTML. */
const takesHtml = (accept = '*/*'): boolean => /text\/html|text\/\*|\*\/\*/.test(accept)
