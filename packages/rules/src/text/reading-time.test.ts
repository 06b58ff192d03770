import { describe, expect, it } from 'vitest'
import { READERS } from './testing/readers.ts'
import { leastCostOf, slowestText } from './testing/slowest-text.ts'

/**
 * How long a text may take, as a multiple of the time for an ordinary message of the same length. The slowest texts
 * found take 1.1 times as long.
 */
const MOST = 3
const ORDINARY =
  'You promised to do the dishes on Tuesday and you never did, and I’m sick of it. I paid €120 for the cleaning. Can you ' +
  'please do your share by Friday? My sister Anna said at 5 pm that it looked like a pigsty, you lazy idiot. '

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const measured = { readers: READERS, cpuTime }

/** Texts that once took far longer, some of them hours. */
const ONCE_SLOW = [
  'fucking ',
  'a bit of ',
  'AA lazy a a not a AA ',
  'c',
  '*',
  'ⅷ⒦',
  '⒦',
  'ﷺ',
  '…',
  'ı',
  'а',
  '皿',
  '\r\n',
  '\t',
  '1.',
]

const filled = (unit: string): string => unit.repeat(1000).slice(0, 1000)
/** CPU milliseconds, measured again for each test because the machine's speed varies. */
const budget = () => MOST * leastCostOf(measured, filled(ORDINARY)).total

describe('a text of 1,000 characters', () => {
  it.each(ONCE_SLOW)('takes no longer than a few ordinary ones if it repeats %j', (unit) => {
    leastCostOf(measured, filled(unit), 1)
    const cost = leastCostOf(measured, filled(unit))
    expect(cost.total, JSON.stringify(cost.by)).toBeLessThan(budget())
  })

  it('takes no longer than a few ordinary ones, even if a search for slow texts found it', () => {
    const slowest = slowestText(measured, { seed: 12, texts: 150, rounds: 6 })
    expect(slowest.total, JSON.stringify(slowest)).toBeLessThan(budget())
  }, 120_000)
})
