import type { EventOf } from '../../events.ts'
import { HOUR, MINUTE } from '../../time/units.ts'
import { type Counters, plus } from '../counters.ts'
import { holidayOf } from '../holidays.ts'
import { isLateAnswer, withAnswer } from '../late-answers.ts'
import { addToPeriod, incrementPeriod, withMember } from '../per-period.ts'
import { countMessage } from './messages.ts'
import type { Viewpoint } from './viewpoint.ts'

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6]

/** Counts that the user started a conflict or responded to one. */
function countTakingPart(counters: Counters, at: Date, { local }: Viewpoint): Counters {
  const now = local(at)
  const holiday = holidayOf(now)
  const time = at.getTime()
  const takenPartByWeek = incrementPeriod(counters.takenPartByWeek, now.week)
  const counted = plus(counters, {
    takenPart: 1,
    mondayConflicts: Number(now.weekday === MONDAY),
    fridayConflicts: Number(now.weekday === FRIDAY),
    weekendConflicts: Number(now.weekday >= SATURDAY),
  })
  return {
    ...counted,
    takenPartByWeek,
    mostInOneWeek: Math.max(counters.mostInOneWeek, takenPartByWeek[now.week] ?? 0),
    holidays: holiday ? withMember(counters.holidays, holiday) : counters.holidays,
    firstConflictAt: Math.min(counters.firstConflictAt ?? time, time),
    lastConflictAt: Math.max(counters.lastConflictAt ?? time, time),
  }
}

/** How many moments are kept. That is enough, because the only rule about them needs three starts in a month. */
const STARTS_KEPT = 40

export function countStarted(event: EventOf<'conflict.started'>, counters: Counters, me: Viewpoint): Counters {
  const [creator, invited] = event.parties
  if (invited === me.person) return plus(counters, { received: 1 })
  if (creator !== me.person) return counters
  const counted = countMessage(plus(counters, { started: 1, open: 1 }), event.message)
  return {
    ...countTakingPart(counted, event.at, me),
    startedByDay: incrementPeriod(counters.startedByDay, me.local(event.at).day),
    recentStarts: addToPeriod(counters.recentStarts, momentOf(event.at), 1, STARTS_KEPT),
  }
}

/** Counts the conflict for a person who was invited before they had an account. */
export const countJoined = (event: EventOf<'conflict.joined'>, counters: Counters, me: Viewpoint): Counters =>
  event.person === me.person ? plus(counters, { received: 1 }) : counters

/** Reverts the count for a person who is no longer invited. */
export const countLeft = (event: EventOf<'conflict.left'>, counters: Counters, me: Viewpoint): Counters =>
  event.person === me.person ? plus(counters, { received: -1 }) : counters

/**
 * Deleted conflicts count as if they had never existed, except towards the daily flood limit and for achievements
 * already unlocked.
 */
export function countDeleted(event: EventOf<'conflict.deleted'>, counters: Counters, me: Viewpoint): Counters {
  const [creator, invited] = event.parties
  if (invited === me.person) return plus(counters, { received: -1 })
  if (creator !== me.person) return counters
  return {
    ...plus(counters, { started: -1, takenPart: -1, open: -1 }),
    recentStarts: addToPeriod(counters.recentStarts, momentOf(event.created_at), -1, STARTS_KEPT),
  }
}

export function countResponded(event: EventOf<'conflict.responded'>, counters: Counters, me: Viewpoint): Counters {
  if (event.parties[1] !== me.person) return counters
  const waited = event.at.getTime() - event.created_at.getTime()
  const isLate = isLateAnswer(event.created_at, event.at)
  const counted = plus(countMessage(counters, event.message), {
    answered: 1,
    open: 1,
    answersWithin5Minutes: Number(waited < 5 * MINUTE),
    answersAfter72Hours: Number(isLate),
    answersAfter168Hours: Number(waited >= 168 * HOUR),
  })
  return withAnswer(countTakingPart(counted, event.at, me), event.conflict, isLate)
}

/** Milliseconds since 1970, as strings that sort by time. */
const momentOf = (at: Date): string => `${at.getTime()}`
