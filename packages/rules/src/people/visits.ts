import { localTime } from '../counters/local-time.ts'
import type { DomainEvent } from '../events.ts'

/** What is kept of a person's visits: enough to tell a new day from one that was counted, and an absence from a pause. */
export type Visits = {
  /** The latest, at most an hour before the true one. */
  readonly last_at: Date
  /** The latest days with a visit, on the visitor's own calendar of that moment, in order; each is counted once. */
  readonly recent_days: readonly string[]
  /** Whether the absence since `last_at` has been told. */
  readonly absence_told: boolean
}

/** Without a visit for so many days a person is inactive (decisions §4). */
export const INACTIVE_AFTER_DAYS = 30

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A visit sooner than this after the last one is not stored. */
const REFRESH = 30 * MINUTE
const DAYS_KEPT = 7

/** Visits from sign-up on: an account that is never used again is an absence too. */
export const newVisits = (at: Date): Visits => ({ last_at: at, recent_days: [], absence_told: false })

/**
 * Counts a visit: the first of a local day is told, whatever order visits come in. A day before all that are kept may have
 * been counted long ago, and is not.
 * @param timeZone the visitor's IANA time zone, which says what day it is (decisions §3)
 * @returns null when there is nothing to store
 */
export function decideVisit(
  visits: Visits,
  { person, at, timeZone }: { person: string; at: Date; timeZone: string },
): { visits: Visits; events: readonly DomainEvent[] } | null {
  const { day } = localTime(at, timeZone)
  const isNewDay = !visits.recent_days.includes(day) && !isForgotten(visits.recent_days, day)
  const since = at.getTime() - visits.last_at.getTime()
  const isBack = visits.absence_told && since > 0
  if (!isNewDay && !isBack && since < REFRESH) return null
  return {
    visits: {
      last_at: since > 0 ? at : visits.last_at,
      recent_days: isNewDay ? [...visits.recent_days, day].toSorted().slice(-DAYS_KEPT) : visits.recent_days,
      absence_told: visits.absence_told && !isBack,
    },
    events: isNewDay ? [{ type: 'person.visited', person, local_day: day, at }] : [],
  }
}

const isForgotten = (kept: readonly string[], day: string): boolean =>
  kept.length === DAYS_KEPT && kept[0] !== undefined && day < kept[0]

/** Whoever visited last before this has been away too long; the hour is what `last_at` may be behind. */
export const inactiveBefore = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_DAYS * DAY - HOUR)

const QUARTER = 15 * MINUTE

/**
 * A name for the quarter of an hour, in UTC. Every time zone's day begins with one, so that two calls in one quarter are on
 * the same day wherever the caller lives, and only the first needs a look.
 */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER)
