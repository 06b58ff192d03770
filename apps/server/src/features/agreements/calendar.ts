import type { Party } from '@squash/contract/values'
import { type CalendarDay, calendarDays } from '@squash/rules/agreements/calendar'
import { displayName } from '@squash/rules/people/display-name'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { StoredAgreement } from './stored-agreement.ts'

/** An agreement's days as an iCalendar file, all of them whole days. @param now when it was made */
export function calendarOf(
  stored: StoredAgreement,
  viewer: Party,
  { siteUrl, now }: { siteUrl: string; now: Date },
): string {
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
