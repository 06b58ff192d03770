import type { Counters } from '../counters/counters.ts'
import { type LocalTime, localTime } from '../counters/local-time.ts'
import { streakDay } from '../counters/visit-runs.ts'
import type { DomainEvent } from '../events.ts'
import { DAY } from '../time/units.ts'

/** What the awards to one of an event's people depend on besides the event, which is already counted. */
type Circumstances = {
  /** When the event happened, in the person's own time zone. */
  readonly local: LocalTime
  /**
   * Conflicts in which the person requested a rehash after at least two others in the preceding 30 days: this conflict,
   * or a later one that was counted first.
   */
  readonly tooManyRehashes: readonly string[]
  /** How many conflicts they started on that local day. */
  readonly startedThatDay: number
  /** Active conflicts abandoned in that local month while waiting on them. */
  readonly abandonedThatMonth: number
  /** The seventh, fourteenth, … consecutive day if a visit on that local day completes it; null if it completes none. */
  readonly streakDay: string | null
}

/** Circumstances by person. People who are missing, because their accounts are erased, are awarded nothing. */
export type AwardCircumstances = ReadonlyMap<string, Circumstances>

const THIRTY_DAYS = 30 * DAY

/**
 * The circumstances of one of an event's people.
 * @param counters with that event already counted
 * @param timeZone the person's IANA time zone
 */
export function circumstancesOf(counters: Counters, event: DomainEvent, timeZone: string): Circumstances {
  const local = localTime(event.at, timeZone)
  const time = event.at.getTime()
  // taken from the event, because the person may have changed their time zone since
  const visited = event.type === 'person.visited' ? event.local_day : local.day
  return {
    local,
    tooManyRehashes: tooManyRehashes(counters, time),
    startedThatDay: counters.startedByDay[local.day] ?? 0,
    abandonedThatMonth: counters.abandonedByMonth[local.month] ?? 0,
    streakDay: streakDay(counters.visits, visited),
  }
}

const TOO_MANY_REHASHES = 3

const tooManyRehashes = ({ recentRehashes }: Counters, since: number): readonly string[] =>
  recentRehashes
    .filter(({ at }) => at >= since && within30Days(recentRehashes, at) >= TOO_MANY_REHASHES)
    .map(({ conflict }) => conflict)

const within30Days = (rehashes: Counters['recentRehashes'], until: number): number =>
  rehashes.filter(({ at }) => at <= until && at > until - THIRTY_DAYS).length
