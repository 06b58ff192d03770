/** Formats dates. Creating an `Intl.DateTimeFormat` takes a phone tens of milliseconds, so that is left to the first use. */
function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('en', options)
    return format.format(new Date(date))
  }
}

/** The day of a timestamp, in the reader's time zone: 'Mar 2, 2026'. */
export const dayOf = formatter({ day: 'numeric', month: 'short', year: 'numeric' })

/** A timestamp, in the reader's time zone: 'March 2, 2026 at 9:05 AM'. */
export const momentOf = formatter({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** The time of day of a timestamp, in the reader's time zone: '9:05 AM'. */
export const timeOf = formatter({ hour: 'numeric', minute: '2-digit' })

/** A calendar day ('2026-03-02') in words: 'Mar 2'. It has no time zone, and is parsed and formatted in UTC. */
export const shortDay = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The same with its year: 'March 2, 2026'. */
export const wholeDay = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of a timestamp without its year, in the reader's time zone: 'March 2'. */
export const longDay = formatter({ day: 'numeric', month: 'long' })

/** The same with its weekday: 'Monday, March 2'. */
export const weekDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** A timestamp, short, in the reader's time zone: 'Mar 2, 2026, 9:05 AM'. */
export const shortMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' })
