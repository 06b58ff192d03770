import { isRecord } from '@squash/contract/is-record'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { findCaptured, listCaptured } from './captured.ts'
import { listPage, mailPage, stylesheet } from './captured-page.ts'

const PAGE_SIZE = 50

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail has inline styles and no scripts: it runs in its own origin, and its links open outside the sandbox. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

type Settings = {
  db: Db
  /** Whether this request may see other people's mail; if not, the pages do not exist. */
  allowed(request: FastifyRequest): boolean
}

/**
 * /dev/mail: captured mail, so that one person can try the whole flow with two browsers. The list and /dev/mail.json
 * take `limit` (up to 50) and `before` (an id) to page back.
 */
export function captureRoutes(fastify: FastifyInstance, { db, allowed }: Settings): void {
  fastify.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (!allowed(request)) return reply.callNotFound()
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    routes.get('/dev/mail', async (request, reply) => {
      const { limit, before } = pageOf(request)
      const mails = await listCaptured(db, { limit: limit + 1, before })
      const last = mails.length > limit ? mails[limit - 1] : undefined
      const older = last ? `/dev/mail?limit=${limit}&before=${last.id}` : null
      return send(reply, listPage(mails.slice(0, limit), older))
    })

    routes.get('/dev/mail.json', (request) => listCaptured(db, pageOf(request)))

    routes.get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))

    routes.get('/dev/mail/:id', async (request, reply) => {
      const mail = await findCaptured(db, idOf(request))
      return mail ? send(reply, mailPage(mail)) : reply.callNotFound()
    })

    routes.get('/dev/mail/:id/html', async (request, reply) => {
      const mail = await findCaptured(db, idOf(request))
      return mail ? send(reply, mail.html, MAIL_POLICY) : reply.callNotFound()
    })
  })
}

const send = (reply: FastifyReply, html: string, policy = PAGE_POLICY): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

function pageOf({ query }: FastifyRequest): { limit: number; before: number | null } {
  const limit = numberIn(query, 'limit')
  return { limit: Math.min(limit || PAGE_SIZE, PAGE_SIZE), before: numberIn(query, 'before') }
}

const idOf = ({ params }: FastifyRequest): number => numberIn(params, 'id') ?? 0

/** A positive whole number of up to 15 digits, or null. */
function numberIn(values: unknown, name: string): number | null {
  const value: unknown = isRecord(values) ? values[name] : null
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null
}
