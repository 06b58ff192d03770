import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import { isLateAnswer, withAnswer } from '../halves.ts'
import { addTo, oneMoreIn } from '../latest.ts'
import { countMessage } from './messages.ts'
import { countTakingPart } from './taking-part.ts'
import type { Viewpoint } from './viewpoint.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Moments; three starts within a month already decide (decisions §6). */
const STARTS_KEPT = 40

export function countStarted(counters: Counters, event: EventOf<'conflict.started'>, me: Viewpoint): Counters {
  const [creator, invited] = event.parties
  if (invited === me.person) return plus(counters, { received: 1 })
  if (creator !== me.person) return counters
  const counted = countMessage(plus(counters, { started: 1, open: 1 }), event.message)
  return {
    ...countTakingPart(counted, event.at, me),
    startedByDay: oneMoreIn(counters.startedByDay, me.local(event.at).day),
    recentStarts: addTo(counters.recentStarts, momentOf(event.at), 1, STARTS_KEPT),
  }
}

/** Somebody was invited before they had an account, and now has one. */
export const countJoined = (counters: Counters, event: EventOf<'conflict.joined'>, me: Viewpoint): Counters =>
  event.person === me.person ? plus(counters, { received: 1 }) : counters

/** It is as if they had never been invited. */
export const countLeft = (counters: Counters, event: EventOf<'conflict.left'>, me: Viewpoint): Counters =>
  event.person === me.person ? plus(counters, { received: -1 }) : counters

/** Deleted conflicts are as if they had not been, except for the day's flood and for what was unlocked by then. */
export function countDeleted(counters: Counters, event: EventOf<'conflict.deleted'>, me: Viewpoint): Counters {
  const [creator, invited] = event.parties
  if (invited === me.person) return plus(counters, { received: -1 })
  if (creator !== me.person) return counters
  return {
    ...plus(counters, { started: -1, takenPart: -1, open: -1 }),
    recentStarts: addTo(counters.recentStarts, momentOf(event.created_at), -1, STARTS_KEPT),
  }
}

export function countResponded(counters: Counters, event: EventOf<'conflict.responded'>, me: Viewpoint): Counters {
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

/** Milliseconds since 1970; their names sort by time. */
const momentOf = (at: Date): string => `${at.getTime()}`
