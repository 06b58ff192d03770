const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
/** A day of the calendar has no time zone: it is read and written in the same one. */
const CALENDAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const WHOLE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const inCalendar = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day of a moment, where the reader is: 'Mar 2, 2026'. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment))

const MOMENT = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment, where the reader is: 'March 2, 2026 at 9:05 AM'. */
export const momentOf = (moment: string): string => MOMENT.format(new Date(moment))

/** A day of the calendar ('2026-03-02') in words: 'Mar 2'. */
export const shortDay = (day: string): string => CALENDAR.format(inCalendar(day))

/** The same with its year: 'March 2, 2026'. */
export const wholeDay = (day: string): string => WHOLE.format(inCalendar(day))
