import { isRecord } from '@squash/contract/is-record'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { escapeHtml as escaped } from '../html.ts'
import { type CapturedMail, findCaptured, listCaptured } from './captured.ts'

/** Escaped text with clickable web addresses. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')

const time = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const document = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Squash</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`

/** The list of captured mails. @param older the URL of the next page, if there is one */
const listPage = (mails: readonly CapturedMail[], older: string | null): string =>
  document(
    'Captured mail',
    `<h1>Captured mail</h1>
<p>No mail server is set (SMTP_URL), so mail is kept here instead of being sent. Newest first.</p>
${mails.length === 0 ? '<p>Nothing yet: sign up, or invite someone.</p>' : `<ol>\n${mails.map(item).join('\n')}\n</ol>`}
${older ? `<p><a href="${escaped(older)}">Older mail</a></p>` : ''}`,
  )

const item = ({ id, to, subject, created_at }: CapturedMail): string =>
  `<li><a href="/dev/mail/${id}">${escaped(subject)}</a><p>to ${escaped(to)} · ${time(created_at)}</p></li>`

/** One mail: its text with working links, and a link to its HTML. */
const mailPage = ({ id, to, subject, text, created_at }: CapturedMail): string =>
  document(
    subject,
    `<p><a href="/dev/mail">All captured mail</a></p>
<h1>${escaped(subject)}</h1>
<p>to ${escaped(to)} · ${time(created_at)}</p>
<p><a href="/dev/mail/${id}/html">See it as a mail client shows it</a></p>
<pre>${linked(text)}</pre>`,
  )

const stylesheet = `
:root { color-scheme: light dark; --ink: #1b1410; --paper: #fff7e8; --card: #fffdf8; --muted: #6d6157; --line: #1b1410 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #fff2df; --paper: #17120e; --card: #221b16; --muted: #b8a999; --line: #4a3d32 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Figtree, system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
ol { list-style: none; margin: 24px 0; padding: 0 }
li, pre { background: var(--card); border: 2px solid var(--line); border-radius: 12px; padding: 12px 16px; margin: 0 0 12px }
li p { margin: 0; color: var(--muted); font-size: 15px; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

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
