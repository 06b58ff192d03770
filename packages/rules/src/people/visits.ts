import { localTime } from '../counters/local-time.ts'
import type { DomainEvent } from '../events.ts'
import { DAY, HOUR, MINUTE } from '../time/units.ts'

/**
 * What is stored of a person's visits: enough to recognise days that were already counted, and long absences.
 */
export type Visits = {
  /** The latest visit; lags the actual one by up to an hour. */
  readonly last_at: Date
  /** The latest days with a visit, in the visitor's time zone at the time, in order; each is counted once. */
  readonly recent_days: readonly string[]
  /** Whether the absence since `last_at` has been reported. */
  readonly absence_told: boolean
}

/** After this many days without a visit, a person is inactive. */
export const INACTIVE_AFTER_DAYS = 30

/** A visit sooner than this after the last one isn't stored. */
const REFRESH = 30 * MINUTE
const DAYS_KEPT = 7

/**
 * The visits of a new account. Signing up counts as one, so that an account that is never used again becomes inactive.
 */
export const newVisits = (at: Date): Visits => ({ last_at: at, recent_days: [], absence_told: false })

/**
 * Counts a visit and reports the first one of each local day, whatever order the visits arrive in. A day older than all
 * stored ones isn't reported, because it may have been reported before.
 * @param timeZone the visitor's IANA time zone, which determines the day
 * @returns null if there is nothing to store
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

/**
 * People whose stored last visit is before this have been inactive too long; includes the hour by which `last_at` may
 * lag.
 */
export const inactiveBefore = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_DAYS * DAY - HOUR)

const QUARTER = 15 * MINUTE

/**
 * The number of the quarter-hour since 1970. In every time zone, days start at a quarter-hour boundary, so two calls in
 * the same quarter-hour fall on the same local day, and only the first needs a lookup.
 */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER)
