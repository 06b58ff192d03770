import { DAY } from '../time/units.ts'

/** A moment in a user's own time zone. */
export type LocalTime = {
  /** '2026-03-02' */
  day: string
  /** '2026-03' */
  month: string
  /** The Monday on which the week starts, as a day. */
  week: string
  /** 0 to 23 */
  hour: number
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
}

/**
 * Converts a moment to local time.
 * @param timeZone an IANA name known to the runtime; an unknown one is a bug and throws a RangeError
 */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = formatterOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  const weekday = new Date(day).getUTCDay() || 7
  return {
    day,
    month: day.slice(0, 7),
    week: dayOf(dayNumber(day) - (weekday - 1)),
    hour: Number(part('hour')),
    weekday,
  }
}

/** A calendar day as days since 1 January 1970, so that consecutive days can be recognised in any time zone. */
export const dayNumber = (day: string): number => new Date(day).getTime() / DAY

/** The calendar day with this number. */
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** Cached, because creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
