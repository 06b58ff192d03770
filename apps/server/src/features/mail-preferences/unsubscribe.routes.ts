import type { FastifyPluginAsync } from 'fastify'
import type { MailKind } from './mail-kinds.ts'
import type { MailPreferences } from './mail-preferences.service.ts'

const WHAT: Record<MailKind, string> = {
  invites: 'mails about new conflicts and debates',
  your_turn: 'mails that say it is your turn',
  outcomes: 'mails that say how a conflict ended',
  debates: 'mails about debates you are in',
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(WHAT, kind)

/**
 * `/unsubscribe/{kind}/{token}`: a mail client's one click is a POST without a session (RFC 8058). A GET only asks, because
 * scanners open every link of a mail.
 */
export const unsubscribeRoutes =
  (preferences: MailPreferences): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))

    app.get<Link>('/unsubscribe/:kind/:token', async ({ params }, reply) => {
      if (!isKind(params.kind)) return reply.callNotFound()
      const ask = `<form method="post"><button>Stop ${WHAT[params.kind]}</button></form>`
      return reply.type(HTML).send(page('Stop these mails?', `<p>You can close this page to keep them.</p>${ask}`))
    })

    app.post<Link>('/unsubscribe/:kind/:token', async ({ params }, reply) => {
      const stopped = isKind(params.kind) && (await preferences.unsubscribe(params.token, params.kind))
      if (!stopped)
        return reply.code(404).type(HTML).send(page('This link is not valid', '<p>Nothing was changed.</p>'))
      return reply.type(HTML).send(page('Done', '<p>You will get no more of these mails from Squash.</p>'))
    })
  }

type Link = { Params: { kind: string; token: string } }
const HTML = 'text/html; charset=utf-8'

/** No word of the request stands in the page. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Squash</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`
