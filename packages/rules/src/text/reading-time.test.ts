import { describe, expect, it } from 'vitest'
import { READERS } from './testing/readers.ts'
import { leastCostOf, slowestText } from './testing/slowest-text.ts'

/**
 * The CPU time in milliseconds that all readers together may take for one message. The target is 20. The slowest texts
 * found so far take 25 to 30; the rest is headroom for a busy machine.
 */
const BUDGET = 50

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const measured = { readers: READERS, cpuTime }

/** Texts that used to take longer, some of them hours. */
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

describe('a text of 1,000 characters', () => {
  it.each(ONCE_SLOW)('is read within the budget if it repeats %j', (unit) => {
    const text = unit.repeat(1000).slice(0, 1000)
    leastCostOf(measured, text, 1)
    expect(leastCostOf(measured, text)).toSatisfy(({ total }) => total < BUDGET)
  })

  it('is read within the budget, even the slowest one found by searching random and hostile texts', () => {
    const slowest = slowestText(measured, { seed: 12, texts: 150, rounds: 6 })
    expect(slowest).toSatisfy(({ total }) => total < BUDGET)
  }, 120_000)
})
