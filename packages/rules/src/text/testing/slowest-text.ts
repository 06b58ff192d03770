import fc from 'fast-check'
import { FRAGMENTS } from './fragments.ts'

const LENGTH = 1000

/** What reads a user's text, by name. */
export type Readers = Readonly<Record<string, (text: string) => unknown>>
/** @see slowestText */
export type Measured = {
  readers: Readers
  /** Milliseconds of CPU that the process has used. */
  cpuTime: () => number
}
/** Milliseconds of CPU, in all and by reader. */
export type Cost = { text: string; total: number; by: Readonly<Record<string, number>> }

/** What a text costs to read, measured once. CPU time, because a busy machine makes every wall clock slow. */
function costOf({ readers, cpuTime }: Measured, text: string): Cost {
  const by: Record<string, number> = {}
  for (const [name, read] of Object.entries(readers)) {
    const before = cpuTime()
    read(text)
    by[name] = cpuTime() - before
  }
  return { text, by, total: sum(Object.values(by)) }
}

/** Each reader's least cost of several measurements: collecting garbage and compiling a pattern say nothing about the text. */
export function leastCostOf(measured: Measured, text: string, times = 3): Cost {
  const costs = Array.from({ length: times }, () => costOf(measured, text).by)
  const by = Object.fromEntries(
    Object.keys(measured.readers).map((name) => [name, Math.min(...costs.map((cost) => cost[name] ?? 0))]),
  )
  return { text, by, total: sum(Object.values(by)) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const filled = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)

const fragment = fc.constantFrom(...FRAGMENTS)
const unit = fc.oneof(
  fc.array(fragment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
)
/** Mostly one thing again and again, with something else before or after it, which is where a search backtracks. */
const text = fc.oneof(
  unit.map(filled),
  fc.tuple(unit, unit).map(([start, repeated]) => `${start}${filled(repeated)}`.slice(0, LENGTH)),
  fc.tuple(unit, unit).map(([repeated, end]) => `${filled(repeated).slice(0, LENGTH - end.length)}${end}`),
  fc.tuple(unit, unit).map(([one, other]) => filled(one).slice(0, LENGTH / 2) + filled(other).slice(0, LENGTH / 2)),
  fc.array(fragment, { minLength: 100, maxLength: 400 }).map((parts) => filled(parts.join('') || 'a')),
)
const change = fc.record({ at: fc.nat(LENGTH), length: fc.nat(300), by: unit, times: fc.integer({ min: 1, max: 60 }) })

type Search = { seed: number; texts: number; rounds: number }

/**
 * Looks for the 1,000 characters that take the readers longest: every fragment repeated, random texts, and changes of the slowest
 * found so far. The same texts for the same seed, but for what the measurements prefer.
 */
export function slowestText(measured: Measured, { seed, texts, rounds }: Search): Cost {
  // Patterns are compiled at their first uses, which belong to the process and not to a text.
  for (const warm of FRAGMENTS.slice(0, 60)) costOf(measured, filled(`${warm} `))
  const candidates = [...FRAGMENTS.map(filled), ...fc.sample(text, { seed, numRuns: texts })]
  let slowest = candidates.map((candidate) => costOf(measured, candidate)).sort(bySlowness)
  for (const changes of chunks(fc.sample(change, { seed, numRuns: rounds * POOL }), POOL)) {
    slowest = slowest.slice(0, POOL).map(({ text: known }) => leastCostOf(measured, known))
    const changed = slowest.flatMap((known, index) => {
      const how = changes[index]
      return how ? leastCostOf(measured, changedBy(how, known.text)) : []
    })
    slowest = [...slowest, ...changed].sort(bySlowness)
  }
  const finalists = slowest.slice(0, POOL).map(({ text: known }) => leastCostOf(measured, known, 5))
  const [worst] = finalists.sort(bySlowness)
  if (!worst) throw new Error('No text was measured')
  return worst
}

/** How many of the slowest are changed in each round. */
const POOL = 6

const bySlowness = (one: Cost, other: Cost): number => other.total - one.total

const changedBy = (how: { at: number; length: number; by: string; times: number }, known: string): string =>
  filled(known.slice(0, how.at) + how.by.repeat(how.times) + known.slice(how.at + how.length) || how.by)

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
