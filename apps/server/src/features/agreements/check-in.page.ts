import { CHECK_IN_ANSWERS, type CheckInAnswer } from '@squash/contract/values'
import { isOpen } from '@squash/rules/agreements/check-in'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeHtml } from '../../platform/html.ts'
import { type CallLimiters, spendCall } from '../../platform/http/admit.ts'
import { sendErrorPage, sendPlainPage } from '../../platform/http/plain-page.ts'
import { refusal } from '../../platform/http/refusal.ts'
import type { Agreements } from './agreements.service.ts'
import { findByToken } from './check-ins.store.ts'

const ANSWERS: Record<CheckInAnswer, { label: string; said: string }> = {
  kept: { label: 'Yes, it was kept', said: 'that it was kept' },
  partly: { label: 'Partly', said: 'that it was partly kept' },
  not: { label: 'No, it wasn’t kept', said: 'that it wasn’t kept' },
}

const isHeld = (text: string): text is CheckInAnswer => CHECK_IN_ANSWERS.some((held) => held === text)

type Parts = {
  agreements: Agreements
  database: Pick<Database, 'db' | 'transaction'>
  clock: Clock
  limiters: CallLimiters
  log: Logger
}

/**
 * `/check-in/{token}/{answer}`: the links in a check-in's mail. Opening one only shows a page, because scanners open every
 * link in a mail; pressing the page's button submits the answer, without a session.
 */
export const checkInPage =
  ({ agreements, database, clock, limiters, log }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) => sendErrorPage(reply, error, log))

    const find = (token: string) => (/^[\w-]+$/.test(token) ? findByToken(database.db, token) : null)

    app.get<Link>('/check-in/:token/:held', async ({ params, ip }, reply) => {
      await spendCall(limiters, { kind: 'read', access: 'public', caller: null, address: ip })
      const checkIn = await find(params.token)
      if (!checkIn || !isHeld(params.held)) return notValid(reply)
      if (!isOpen(checkIn, clock.now())) return closed(reply, checkIn.conflict_id)
      const others = CHECK_IN_ANSWERS.filter((held) => held !== params.held)
      return sendPlainPage(
        reply,
        'Did it hold?',
        `<p><strong>${escapeHtml(checkIn.title)}</strong></p>
<p>You’re about to say ${ANSWERS[params.held].said}.${params.held === 'kept' ? '' : ' Nobody loses points for an honest no.'}</p>
<div class="actions"><form method="post"><button class="go">${ANSWERS[params.held].label}</button></form></div>
<div class="actions">${others.map((held) => `<a class="button" href="/check-in/${params.token}/${held}">${ANSWERS[held].label}</a>`).join('')}</div>`,
      )
    })

    app.post<Link>('/check-in/:token/:held', async ({ params, ip }, reply) => {
      const attempt = await limiters.shared.consume('visitor_write', ip)
      if (!attempt.ok) throw refusal('request.rate_limited', { retry_after: attempt.retryAfter })
      const { token, held } = params
      const checkIn = await find(token)
      if (!checkIn || !isHeld(held)) return notValid(reply)
      // Many people may share an IP address, so only invalid links count towards its limit.
      await limiters.shared.giveBack('visitor_write', ip)
      const { conflict_id, person_id, day } = checkIn
      const answered = await database.transaction((tx) => agreements.answer(tx, person_id, conflict_id, { day, held }))
      if (!answered.ok) return closed(reply, conflict_id)
      const next = held === 'not' ? 'If you’d like to talk about what got in the way, you can start a follow-up.' : ''
      return sendPlainPage(
        reply,
        'Thank you',
        `<p>You said ${ANSWERS[held].said}. You can change your answer while the check-in is open.</p>
<p>${next}</p>${toAgreement(conflict_id)}`,
      )
    })
  }

const toAgreement = (conflict: string): string =>
  `<div class="actions"><a class="button" href="/conflict/${conflict}">Open the agreement</a></div>`

const closed = (reply: FastifyReply, conflict: string) =>
  sendPlainPage(reply.code(409), 'This check-in is closed', `<p>Nothing was changed.</p>${toAgreement(conflict)}`)

const notValid = (reply: FastifyReply) =>
  sendPlainPage(reply.code(404), 'This link isn’t valid', '<p>Nothing was changed.</p>')

type Link = { Params: { token: string; held: string } }
