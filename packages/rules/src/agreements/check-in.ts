import { CHECK_IN_DAYS, type CheckInAnswer, type CheckInDay, PARTIES, type Party } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'
import { type Agreement, about, type CheckIn, type Decided, hasErasedParty, personAt } from './agreement.ts'

/**
 * How many days after the first confirmation by both each check-in closes. The first closes when the second opens, so
 * that nobody is asked about both at once, however late the first one goes out.
 */
const CHECK_IN_CLOSES: Readonly<Record<CheckInDay, number>> = { 7: 30, 30: 60 }

/** An unanswered check-in is followed by one reminder after this many days. */
export const REMINDER_AFTER_DAYS = 3

const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** The check-ins of both parties of an agreement. @param agreed_at when both had first confirmed it */
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

/** Whether a check-in can be answered now. */
export const isOpen = ({ due_at, closes_at }: Pick<CheckIn, 'due_at' | 'closes_at'>, now: Date): boolean =>
  due_at <= now && now < closes_at

/** The mail that is due for a check-in now: the question, its one reminder, or none. */
export function mailDue(checkIn: Omit<CheckIn, 'party' | 'day'>, now: Date): 'ask' | 'remind' | null {
  if (checkIn.held !== null || !isOpen(checkIn, now)) return null
  if (checkIn.asked_at === null) return 'ask'
  return checkIn.reminded_at === null && after(checkIn.asked_at, REMINDER_AFTER_DAYS) <= now ? 'remind' : null
}

type Answer = { party: Party; day: CheckInDay; held: CheckInAnswer; now: Date }

/**
 * Records one party's answer. They may change it while the check-in is open, because it's easy to tap the wrong link in
 * a mail.
 */
export function decideAnswer(
  agreement: Agreement,
  { party, day, held, now }: Answer,
): Decided<'agreement.check_in_closed'> {
  const mine = agreement.check_ins.find((one) => one.party === party && one.day === day)
  const person = personAt(agreement, party)
  if (!mine || person === null || hasErasedParty(agreement) || !isOpen(mine, now))
    return refuse('agreement.check_in_closed')
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
 * Whether the agreement held: true once both parties say so, false once either says otherwise, null until then.
 */
function heldFor30Days(checkIns: readonly CheckIn[]): boolean | null {
  const answers = checkIns.filter(({ day }) => day === 30).map(({ held }) => held)
  if (answers.some((held) => held === 'partly' || held === 'not')) return false
  return answers.length === PARTIES.length && answers.every((held) => held === 'kept') ? true : null
}

/** The event for an agreement that now counts as held, or no longer does after a changed answer; otherwise empty. */
const heldEvents = (before: Agreement, now: Agreement, at: Date): DomainEvent[] =>
  (before.held === true) === (now.held === true)
    ? []
    : [{ type: 'agreement.held', ...about(now, at), held: now.held === true }]

/** Whether either party answered that the agreement wasn't kept. Then both may open a follow-up. */
export const canFollowUp = ({ check_ins }: Pick<Agreement, 'check_ins'>): boolean =>
  check_ins.some(({ held }) => held === 'not')
