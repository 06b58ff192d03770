import { id } from '@squash/contract/schemas'
import type { Party } from '@squash/contract/values'
import { partyOf } from '@squash/rules/agreements/agreement'
import { type CalendarDay, calendarDays } from '@squash/rules/agreements/calendar'
import { displayName } from '@squash/rules/people/display-name'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { admit } from '../../platform/http/admit.ts'
import type { FunctionParts } from '../../platform/http/function-routes.ts'
import { refusal } from '../../platform/http/refusal.ts'
import { findAgreement } from './agreements.store.ts'
import type { StoredAgreement } from './stored-agreement.ts'

type Parts = { database: Pick<Database, 'db'>; clock: Clock; siteUrl: string }

/**
 * `GET /functions/v1/agreement-calendar/{conflict}`: an agreement's calendar file. It takes a bearer token, like a call. A
 * user who is not a party gets the same 404 as a party whose draft was never confirmed by both.
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
        .send(await calendarOf(stored, party, { siteUrl, now: clock.now() }))
    })
  }

/** An agreement's deadlines and check-ins as all-day events of an iCalendar file. @param now their time stamp */
async function calendarOf(
  stored: StoredAgreement,
  viewer: Party,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator')
  const { agreement, title, in_force_commitments } = stored
  const url = `${siteUrl}/conflict/${agreement.conflict}`
  const calendar = ical({
    name: `Squash: ${title}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Squash', product: 'Agreement', language: 'EN' },
  })
  for (const day of calendarDays(agreement, in_force_commitments, stored[viewer]?.time_zone ?? 'UTC')) {
    calendar.createEvent({
      id: `${day.key}.${agreement.conflict}@${new URL(siteUrl).hostname}`,
      stamp: now,
      start: new Date(day.day),
      timezone: null,
      allDay: true,
      summary: summaryOf(day, stored),
      description: `${title}\n${url}`,
      url,
    })
  }
  return calendar.toString()
}

function summaryOf(day: CalendarDay, { user1, user2 }: StoredAgreement): string {
  if (day.kind === 'check_in') return 'Squash asks: did it hold?'
  const { who, what } = day.commitment
  if (who === 'both') return what
  return `${displayName(who === 'first' ? user1 : user2, false)}: ${what}`
}
