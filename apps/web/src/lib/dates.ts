const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
/** A day of the calendar has no time zone: it is read and written in the same one. */
const CALENDAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The day of a moment, where the reader is: 'Mar 2, 2026'. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment))

/** A day of the calendar ('2026-03-02') in words: 'Mar 2'. */
export const shortDay = (day: string): string => CALENDAR.format(new Date(`${day}T00:00:00Z`))
