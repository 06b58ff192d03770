import { CHECK_IN_DAYS, type CheckInDay, type Held, PARTIES, type Party } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'
import { type Agreement, about, type CheckIn, type Decided, isAlone, personAt } from './agreement.ts'

/**
 * Days after both first confirmed on which each check-in closes. The first closes when the second opens, so that nobody
 * is asked two questions at once, however late the first one goes out.
 */
const CHECK_IN_CLOSES: Readonly<Record<CheckInDay, number>> = { 7: 30, 30: 60 }

/** Days after asking on which those who haven't answered are reminded, once. */
export const REMINDER_AFTER_DAYS = 3

const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** The check-ins of both parties. */
export const checkInsFrom = (agreed_at: Date): CheckIn[] =>
  CHECK_IN_DAYS.flatMap((day) =>
    PARTIES.map((party) => ({
      day,
      party,
      due_at: after(agreed_at, day),
      closes_at: after(agreed_at, CHECK_IN_CLOSES[day]),
      asked_at: null,
      reminded_at: null,
      held: null,
    })),
  )

/** Whether it can be answered now. */
export const isOpen = ({ due_at, closes_at }: Pick<CheckIn, 'due_at' | 'closes_at'>, now: Date): boolean =>
  due_at <= now && now < closes_at

/** What an unanswered check-in is due for now: the question, one reminder, or nothing. */
export function mailDue(checkIn: Omit<CheckIn, 'party' | 'day'>, now: Date): 'ask' | 'remind' | null {
  if (checkIn.held !== null || !isOpen(checkIn, now)) return null
  if (checkIn.asked_at === null) return 'ask'
  return checkIn.reminded_at === null && after(checkIn.asked_at, REMINDER_AFTER_DAYS) <= now ? 'remind' : null
}

type Answer = { party: Party; day: CheckInDay; held: Held; now: Date }

/** One party's answer. While the check-in is open they may change it, because a mailed link is pressed in a hurry. */
export function decideAnswer(
  agreement: Agreement,
  { party, day, held, now }: Answer,
): Decided<'agreement.check_in_closed'> {
  const mine = agreement.check_ins.find((one) => one.party === party && one.day === day)
  const person = personAt(agreement, party)
  if (!mine || person === null || isAlone(agreement) || !isOpen(mine, now)) return refuse('agreement.check_in_closed')
  if (mine.held === held) return ok(null)
  const check_ins = agreement.check_ins.map((one) => (one === mine ? { ...mine, held } : one))
  const answered: Agreement = { ...agreement, check_ins, held: day === 30 ? heldFor30Days(check_ins) : agreement.held }
  const events: DomainEvent[] = [
    { type: 'agreement.check_in_answered', ...about(agreement, now), person, day, held },
    ...heldEvents(agreement, answered, now),
  ]
  return ok({ agreement: answered, events })
}

/**
 * Whether the agreement held: true once both say so, false once one of them says otherwise. An answer that is missing
 * decides nothing.
 */
function heldFor30Days(checkIns: readonly CheckIn[]): boolean | null {
  const answers = checkIns.filter(({ day }) => day === 30).map(({ held }) => held)
  if (answers.some((held) => held === 'partly' || held === 'not')) return false
  return answers.length === PARTIES.length && answers.every((held) => held === 'kept') ? true : null
}

/** Counted once when the agreement is found to have held, and taken back if an answer changes. */
const heldEvents = (before: Agreement, now: Agreement, at: Date): DomainEvent[] =>
  (before.held === true) === (now.held === true)
    ? []
    : [{ type: 'agreement.held', ...about(now, at), held: now.held === true }]

/** Whether one of the two says that the agreement wasn't kept, so that either may open a follow-up. */
export const canFollowUp = ({ check_ins }: Pick<Agreement, 'check_ins'>): boolean =>
  check_ins.some(({ held }) => held === 'not')
