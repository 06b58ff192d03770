import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import { type CallLimiters, spendCall } from '../../platform/http/admit.ts'
import { sendErrorPage, sendPlainPage } from '../../platform/http/plain-page.ts'
import { refusal } from '../../platform/http/refusal.ts'
import type { MailKind } from './mail-kinds.ts'
import type { MailPreferences } from './mail-preferences.service.ts'

const WHAT: Record<MailKind, string> = {
  invites: 'emails about invites',
  your_turn: 'emails that say it’s your turn',
  outcomes: 'emails about how your conflicts turn out',
  debates: 'emails about your debates',
  check_ins: 'emails that ask whether an agreement held',
}

const WHERE = `<p class="muted">Your settings have a switch for each kind of email.</p>
<div class="actions"><a class="button" href="/profile/settings#notifications">Open my settings</a></div>`

const isKind = (kind: string): kind is MailKind => Object.hasOwn(WHAT, kind)

type Parts = { preferences: MailPreferences; limiters: CallLimiters; log: Logger }

/**
 * `/unsubscribe/{kind}/{token}`: a mail client's one-click unsubscribe is a POST without a session. A GET only asks for
 * confirmation, because scanners open every link in a mail (docs/reference/profiles.md#mail-settings).
 */
export const unsubscribeRoutes =
  ({ preferences, limiters, log }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) => sendErrorPage(reply, error, log))

    app.get<Link>('/unsubscribe/:kind/:token', async ({ params, ip }, reply) => {
      await spendCall(limiters, { kind: 'read', access: 'public', caller: null, address: ip })
      if (!isKind(params.kind)) return reply.callNotFound()
      return sendPlainPage(
        reply,
        'Stop these emails?',
        `<p>If you stop them, you won’t get any more ${WHAT[params.kind]}. You’ll still get our other emails.</p>
<p class="muted">Close this page to keep them.</p>
<div class="actions"><form method="post"><button class="go">Stop ${WHAT[params.kind]}</button></form></div>`,
      )
    })

    app.post<Link>('/unsubscribe/:kind/:token', async ({ params, ip }, reply) => {
      const attempt = await limiters.shared.consume('visitor_write', ip)
      if (!attempt.ok) throw refusal('request.rate_limited', { retry_after: attempt.retryAfter })
      const stopped = isKind(params.kind) && (await preferences.unsubscribe(params.token, params.kind))
      if (!stopped)
        return sendPlainPage(reply.code(404), 'This link isn’t valid', `<p>Nothing was changed.</p>${WHERE}`)
      // A mail service makes this request for many users from one address, so only invalid links count.
      await limiters.shared.giveBack('visitor_write', ip)
      return sendPlainPage(reply, 'Done', `<p>You won’t get any more of these emails from Squash.</p>${WHERE}`)
    })
  }

type Link = { Params: { kind: string; token: string } }
