import { isBlameless, penalisedPeople } from '../../conflicts/blame.ts'
import type { EventOf } from '../../events.ts'
import { DAY, HOUR } from '../../time/units.ts'
import { type Counters, plus } from '../counters.ts'
import { isLateAnswer, withAnswer, withEnd } from '../late-answers.ts'
import { incrementPeriod } from '../per-period.ts'
import type { Viewpoint } from './viewpoint.ts'

export function countResolved(event: EventOf<'conflict.resolved'>, counters: Counters, me: Viewpoint): Counters {
  if (!event.parties.includes(me.person)) return counters
  const took = event.at.getTime() - event.created_at.getTime()
  const today = me.local(event.at)
  return plus(closed(counters, event, me, true), {
    resolved: 1,
    resolvedAsResponder: Number(event.parties[1] === me.person),
    resolvedInRound1: Number(event.round === 1),
    resolvedInRound2: Number(event.round === 2),
    resolvedInRound3: Number(event.round === 3),
    resolvedWithinAnHour: Number(took < HOUR),
    resolvedSameDay: Number(me.local(event.created_at).day === today.day),
    resolvedOnWeekend: Number(today.weekday >= 6),
    resolvedAfter14Days: Number(took > 14 * DAY),
  })
}

export const countRuled = (event: EventOf<'ruling.issued'>, counters: Counters, me: Viewpoint): Counters =>
  event.parties.includes(me.person) ? plus(closed(counters, event, me), { rulings: 1 }) : counters

export function countAbandoned(event: EventOf<'conflict.abandoned'>, counters: Counters, me: Viewpoint): Counters {
  if (!event.parties.includes(me.person)) return counters
  const isInvited = event.parties[1] === me.person
  const excused = plus(counters, { excused: Number(isInvited && isBlameless(event)) })
  if (event.was === 'pending') return isInvited ? excused : plus(excused, { open: -1 })
  const counted = closed(excused, event, me)
  if (!penalisedPeople(event).includes(me.person)) return counted
  return { ...counted, abandonedByMonth: incrementPeriod(counters.abandonedByMonth, me.local(event.at).month) }
}

/** Reverts what `countAbandoned` counted for a conflict that was answered and closed without blame. */
export function countReopened(event: EventOf<'conflict.reopened'>, counters: Counters, me: Viewpoint): Counters {
  if (!event.parties.includes(me.person)) return counters
  const isInvited = event.parties[1] === me.person
  const counted = plus(counters, { open: 1, excused: -Number(isInvited) })
  if (!isInvited) return counted
  return withAnswer(counted, event.conflict, isLateAnswer(event.created_at, event.answered_at))
}

/** Counts the end of an answered conflict. */
function closed(counters: Counters, { conflict, parties }: OfConflict, me: Viewpoint, isResolved = false): Counters {
  const counted = plus(counters, { open: -1 })
  return parties[1] === me.person ? withEnd(counted, conflict, isResolved) : counted
}

type OfConflict = Pick<EventOf<'conflict.resolved'>, 'conflict' | 'parties'>

/** Counts an agreement that was kept for 30 days, and reverts that if a party changes their answer. */
export const countHeld = (event: EventOf<'agreement.held'>, counters: Counters, me: Viewpoint): Counters =>
  event.parties.includes(me.person) ? plus(counters, { agreementsHeld: event.held ? 1 : -1 }) : counters
