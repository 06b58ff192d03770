import { dayNumber, dayOf } from '../counters/local-time.ts'
import { factsIn } from '../mediator/facts/facts-in.ts'

/** "every Tuesday", "on Sundays": a recurring day rather than a single one. */
const REPEATED = /\b(?:every|each|daily|weekly|monthly|always|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu

/** How many days ahead to search for a date without a year. */
const DAYS_AHEAD = 366

/**
 * The calendar day that a commitment's "by when" names ("by Friday", "from 24 Nov", "2026-12-06"), or null if it names
 * none, or a recurring one. A date without a year is its next occurrence.
 * @param today the day it was agreed on, such as '2026-11-22'
 * @returns such as '2026-11-27'
 */
export function dayNamedIn(by: string, today: string): string | null {
  if (REPEATED.test(by)) return null
  const date = [...factsIn(by, 'en'), ...factsIn(by)].find(({ kind }) => kind === 'date')
  return date ? dayOfFact(date.value, today) : null
}

/** @param value a date fact's value (facts/dates.ts): `n:6 m:12 n:2026`, `w:5`, `md:6-24` or `day:tomorrow` */
function dayOfFact(value: string, today: string): string | null {
  const start = dayNumber(today)
  if (value === 'day:today' || value === 'day:tonight') return today
  if (value === 'day:tomorrow') return dayOf(start + 1)
  const [, weekday] = /^w:(\d)$/.exec(value) ?? []
  if (weekday !== undefined) return nextDay(start + 1, ({ date }) => date.getUTCDay() === Number(weekday))
  const [, low, high, numericYear] = /^md:(\d+)-(\d+)(?: n:(\d{4}))?$/.exec(value) ?? []
  // 5/6 may be in May or June.
  if (low !== undefined) return Number(high) > 12 || low === high ? named(start, high, low, numericYear) : null
  const [, day, month, year] = /^n:(\d{1,2})(?: m:(\d+))?(?: n:(\d{4}))?$/.exec(value) ?? []
  return day === undefined ? null : named(start, day, month, year)
}

function named(start: number, day?: string, month?: string, year?: string): string | null {
  const isNamed = ({ date }: { date: Date }) =>
    date.getUTCDate() === Number(day) && (month === undefined || date.getUTCMonth() + 1 === Number(month))
  if (year === undefined) return nextDay(start, isNamed)
  return nextDay(dayNumber(`${year}-01-01`), isNamed, DAYS_AHEAD - 1)
}

function nextDay(from: number, is: (day: { date: Date }) => boolean, within = DAYS_AHEAD): string | null {
  for (let number = from; number < from + within; number += 1) {
    const day = dayOf(number)
    if (is({ date: new Date(day) })) return day
  }
  return null
}
