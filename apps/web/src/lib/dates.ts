const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
/** A calendar day has no time zone, so it is parsed and formatted in the same one. */
const CALENDAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const WHOLE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const inCalendar = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day of a timestamp, in the reader's time zone: 'Mar 2, 2026'. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment))

const MOMENT = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A timestamp, in the reader's time zone: 'March 2, 2026 at 9:05 AM'. */
export const momentOf = (moment: string): string => MOMENT.format(new Date(moment))

/** A calendar day ('2026-03-02') in words: 'Mar 2'. */
export const shortDay = (day: string): string => CALENDAR.format(inCalendar(day))

/** The same with its year: 'March 2, 2026'. */
export const wholeDay = (day: string): string => WHOLE.format(inCalendar(day))

const LONG = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

/** The day of a timestamp without its year, in the reader's time zone: 'March 2'. */
export const longDay = (moment: string): string => LONG.format(new Date(moment))

/** The same with its weekday: 'Monday, March 2'. */
export const weekDay = (moment: string): string => WEEKDAY.format(new Date(moment))
