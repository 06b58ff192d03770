import type { Commitment } from '@squash/contract/commitments'
import type { CheckInDay } from '@squash/contract/values'
import { localTime } from '../counters/local-time.ts'
import type { Agreement } from './agreement.ts'
import { dayNamedIn } from './day-named.ts'

/** An all-day entry in a calendar file. `day` looks like '2026-11-29'; `key` stays the same in later downloads. */
export type CalendarDay = { key: string; day: string } & (
  | { kind: 'check_in'; after: CheckInDay }
  | { kind: 'commitment'; commitment: Commitment }
)

/**
 * An agreement's entries in the calendar, in order: the check-ins, and each commitment whose "by when" names a day.
 * @param commitments the ones in force
 * @param timeZone the reader's IANA time zone
 */
export function calendarDays(
  { agreed_at, in_force, check_ins }: Pick<Agreement, 'agreed_at' | 'in_force' | 'check_ins'>,
  commitments: readonly Commitment[],
  timeZone: string,
): CalendarDay[] {
  if (agreed_at === null || in_force === null) return []
  const confirmedOn = localTime(in_force.confirmed_at, timeZone).day
  const asked = new Map(check_ins.map(({ day, due_at }) => [day, localTime(due_at, timeZone).day]))
  return [
    ...[...asked].map(([after, day]): CalendarDay => ({ key: `check-in-${after}`, day, kind: 'check_in', after })),
    ...commitments.flatMap((commitment, index): CalendarDay[] => {
      const day = commitment.by === null ? null : dayNamedIn(commitment.by, confirmedOn)
      return day === null ? [] : [{ key: `commitment-${index + 1}`, day, kind: 'commitment', commitment }]
    }),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
}
