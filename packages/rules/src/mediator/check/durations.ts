import type { Fact } from '../facts/facts-in.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** A month and a year have no exact length, so four weeks in one text may not become a month in the other. */
const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  hour: HOUR,
  hr: HOUR,
  day: DAY,
  night: DAY,
  week: 7 * DAY,
  fortnight: 14 * DAY,
  month: 30 * DAY,
  year: 360 * DAY,
}
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
  ...['a', 'an', 'the', 'each', 'every', 'per'].map((word) => [word, 1]),
  ...Object.entries({
    'half a': 0.5,
    'half an': 0.5,
    'a half': 0.5,
    'quarter of an': 0.25,
    'three quarters of an': 0.75,
  }),
  ...Object.entries({ 'one and a half': 1.5, 'two and a half': 2.5, 'a couple of': 2, 'a dozen': 12 }),
])
const DURATION = new RegExp(
  `(?<![\\p{L}\\d.])(\\d+(?:\\.\\d+)?|${Object.keys(COUNTS)
    .sort((one, other) => other.length - one.length)
    .join('|')})[ -](${Object.keys(MINUTES).join('|')})s?(?!\\p{L})`,
  'giu',
)

type Duration = { start: number; end: number; minutes: number }

const durationsIn = (text: string): Duration[] =>
  [...text.matchAll(DURATION)].map(({ 0: whole, 1: count = '', 2: unit = '', index }) => ({
    start: index,
    end: index + whole.length,
    minutes: (COUNTS[count.toLowerCase()] ?? Number(count)) * (MINUTES[unit.toLowerCase()] ?? 0),
  }))

/**
 * Whether a number is part of a duration that the other text has too, in any words: "15 minutes", "a quarter of an
 * hour".
 */
export function lastsAsLong({ kind, start, end }: Fact, text: string, other: string): boolean {
  if (kind !== 'number') return false
  const duration = durationsIn(text).find((each) => each.start < end && start < each.end)
  return duration !== undefined && durationsIn(other).some(({ minutes }) => minutes === duration.minutes)
}
