import { id } from '@squash/contract/schemas'
import { partyOf } from '@squash/rules/agreements/agreement'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { admit } from '../../platform/http/admit.ts'
import type { FunctionParts } from '../../platform/http/function-routes.ts'
import { refusal } from '../../platform/http/refusal.ts'
import { findAgreement } from './agreements.store.ts'
import { calendarOf } from './calendar.ts'

type Parts = { database: Pick<Database, 'db'>; clock: Clock; siteUrl: string }

/**
 * `GET /functions/v1/agreement-calendar/{conflict}`: the calendar file, with the bearer of a call. A user who is not a
 * party, and a draft that both never confirmed, get the same 404.
 */
export const calendarRoute =
  ({ database, clock, siteUrl }: Parts) =>
  ({ guard, limiters }: Pick<FunctionParts, 'guard' | 'limiters'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { conflict: string } }>('/functions/v1/agreement-calendar/:conflict', async (request, reply) => {
      const caller = await admit(request, { kind: 'read', access: 'user' }, { guard, limiters })
      const conflict = id.safeParse(request.params.conflict)
      const stored = conflict.success ? await findAgreement(database.db, conflict.data) : null
      const party = stored && caller && partyOf(stored.agreement, caller.id)
      if (!stored || !party || stored.agreement.agreed_at === null) throw refusal('agreement.not_found')
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="agreement.ics"' })
        .send(calendarOf(stored, party, { siteUrl, now: clock.now() }))
    })
  }
