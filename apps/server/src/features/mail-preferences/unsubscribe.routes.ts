import type { FastifyPluginAsync } from 'fastify'
import { sendPlainPage } from '../../platform/http/plain-page.ts'
import type { MailKind } from './mail-kinds.ts'
import type { MailPreferences } from './mail-preferences.service.ts'

const WHAT: Record<MailKind, string> = {
  invites: 'mails about new conflicts and debates',
  your_turn: 'mails that say it is your turn',
  outcomes: 'mails that say how a conflict ended',
  debates: 'mails about debates you are in',
}

const WHERE = `<p class="muted">Your profile has a switch for each kind of mail.</p>
<div class="actions"><a class="button" href="/profile">Open my profile</a></div>`

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
      return sendPlainPage(
        reply,
        'Stop these mails?',
        `<p>You get no more ${WHAT[params.kind]}. Other mails still come.</p>
<p class="muted">Close this page to keep them.</p>
<div class="actions"><form method="post"><button class="go">Stop ${WHAT[params.kind]}</button></form></div>`,
      )
    })

    app.post<Link>('/unsubscribe/:kind/:token', async ({ params }, reply) => {
      const stopped = isKind(params.kind) && (await preferences.unsubscribe(params.token, params.kind))
      if (!stopped)
        return sendPlainPage(reply.code(404), 'This link is not valid', `<p>Nothing was changed.</p>${WHERE}`)
      return sendPlainPage(reply, 'Done', `<p>You will get no more of these mails from Squash.</p>${WHERE}`)
    })
  }

type Link = { Params: { kind: string; token: string } }
