import fc from 'fast-check'
import { clearMemoized } from '../../memoized.ts'
import { FRAGMENTS } from './fragments.ts'

const LENGTH = 1000

/** Functions that read a user's text, by name. */
type Readers = Readonly<Record<string, (text: string) => unknown>>
/** What `slowestText` measures, and how. */
export type Measured = {
  readers: Readers
  /** The process's CPU time in milliseconds. */
  cpuTime: () => number
}
/** CPU milliseconds, in total and by reader. */
export type Cost = { text: string; total: number; by: Readonly<Record<string, number>> }

/** The cost of reading a text for the first time, measured once, in CPU time so that other processes don't count. */
function costOf({ readers, cpuTime }: Measured, text: string): Cost {
  const by: Record<string, number> = {}
  clearMemoized()
  for (const [name, read] of Object.entries(readers)) {
    const before = cpuTime()
    read(text)
    by[name] = cpuTime() - before
  }
  return { text, by, total: sum(Object.values(by)) }
}

/** Each reader's lowest cost of several measurements, to exclude garbage collection and pattern compilation. */
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
/** Mostly one fragment repeated, with something else before or after it, because such texts make regexes backtrack. */
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
 * Searches for the 1,000 characters that take the readers longest: every fragment repeated, random texts, and mutations
 * of the slowest found so far. Deterministic for a seed, except where measurements decide which texts to keep.
 */
export function slowestText(measured: Measured, { seed, texts, rounds }: Search): Cost {
  // Patterns are compiled on first use, which is a cost of the process and not of a text.
  for (const warm of FRAGMENTS.slice(0, 60)) costOf(measured, filled(`${warm} `))
  const candidates = [...FRAGMENTS.map(filled), ...fc.sample(text, { seed, numRuns: texts })]
  const once = candidates.map((candidate) => costOf(measured, candidate)).sort(bySlowness)
  let slowest = once.slice(0, POOL).map(({ text: known }) => leastCostOf(measured, known))
  for (const changes of chunks(fc.sample(change, { seed, numRuns: rounds * POOL }), POOL)) {
    const changed = slowest.flatMap((known, index) => {
      const how = changes[index]
      return how ? leastCostOf(measured, changedBy(how, known.text)) : []
    })
    slowest = [...slowest, ...changed].sort(bySlowness).slice(0, POOL)
  }
  const finalists = slowest.map(({ text: known }) => leastCostOf(measured, known, 5))
  const [worst] = finalists.sort(bySlowness)
  if (!worst) throw new Error('No text was measured')
  return worst
}

/** How many of the slowest texts are mutated in each round. */
const POOL = 6

const bySlowness = (one: Cost, other: Cost): number => other.total - one.total

const changedBy = (how: { at: number; length: number; by: string; times: number }, known: string): string =>
  filled(known.slice(0, how.at) + how.by.repeat(how.times) + known.slice(how.at + how.length) || how.by)

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
