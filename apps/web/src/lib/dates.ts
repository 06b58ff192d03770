/** Formats dates. Creating an `Intl.DateTimeFormat` takes a phone tens of milliseconds, so the first use does it. */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('en', options)
    return format.format(date)
  }
}

const DAY = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
/** A calendar day has no time zone, so it is parsed and formatted in the same one. */
const CALENDAR = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const WHOLE = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const inCalendar = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day of a timestamp, in the reader's time zone: 'Mar 2, 2026'. */
export const dayOf = (moment: string): string => DAY(new Date(moment))

const MOMENT = formatter({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A timestamp, in the reader's time zone: 'March 2, 2026 at 9:05 AM'. */
export const momentOf = (moment: string): string => MOMENT(new Date(moment))

/** A calendar day ('2026-03-02') in words: 'Mar 2'. */
export const shortDay = (day: string): string => CALENDAR(inCalendar(day))

/** The same with its year: 'March 2, 2026'. */
export const wholeDay = (day: string): string => WHOLE(inCalendar(day))

const LONG = formatter({ day: 'numeric', month: 'long' })
const WEEKDAY = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** The day of a timestamp without its year, in the reader's time zone: 'March 2'. */
export const longDay = (moment: string): string => LONG(new Date(moment))

/** The same with its weekday: 'Monday, March 2'. */
export const weekDay = (moment: string): string => WEEKDAY(new Date(moment))
