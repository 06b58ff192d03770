/** A clock that only moves when a test moves it. */
export type FixedClock = { now(): Date; advance(span: Span): Date; set(iso: string): Date }
type Span = { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }

const inMs = ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Span): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms

/**
 * @param iso the start time; a Wednesday morning by default
 * @returns a clock whose `advance` moves it forward and returns the new time
 */
export function fixedClock(iso = '2026-03-04T09:00:00.000Z'): FixedClock {
  let time = Date.parse(iso)
  if (Number.isNaN(time)) throw new Error(`Not a time: ${iso}`)
  const now = () => new Date(time)
  return {
    now,
    advance(span) {
      time += inMs(span)
      return now()
    },
    set(next) {
      time = Date.parse(next)
      return now()
    },
  }
}
