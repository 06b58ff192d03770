import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../http/refusal.ts'

/** Names under /assets carry a hash of their content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const INDEX = 'index.html'

/**
 * The built web app: its files, compressed where a compressed copy lies beside them, and index.html for every other
 * address that a browser asks for, because routes are the app's own.
 * @param root the folder that the web's build wrote
 */
export function webRoutes(root: string) {
  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(fastifyStatic, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      decorateReply: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path))
      },
    })
    app.get('/', { exposeHeadRoute: true }, (_request, reply) => index(reply))
  }

  function index(reply: FastifyReply) {
    if (!existsSync(join(root, INDEX))) throw refusal('service.unavailable', null, 'The web app is not built yet.')
    return reply.sendFile(INDEX, root)
  }

  /** A screen's address gets the app; a missing file, and anything that is no page view, gets a 404. */
  function notFound(request: FastifyRequest, reply: FastifyReply) {
    const isPageView = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? ''
    const takesHtml = request.headers.accept?.includes('text/html') ?? false
    if (!isPageView || !takesHtml || path.startsWith(HASHED)) throw refusal('request.unknown_call', null, 'Not found.')
    return index(reply.code(200))
  }

  return { plugin, notFound }
}

function cachingOf(path: string): string {
  if (path.replaceAll('\\', '/').includes(HASHED)) return FOREVER
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : AN_HOUR
}
