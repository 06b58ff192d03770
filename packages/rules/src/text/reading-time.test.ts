import { describe, expect, it } from 'vitest'
import { READERS } from './testing/readers.ts'
import { leastCostOf, slowestText } from './testing/slowest-text.ts'

/**
 * Milliseconds of CPU that reading one message may take, everything that reads it together. The aim is 20. The slowest texts
 * found so far take 25 to 30, and this leaves room for a busy machine.
 */
const BUDGET = 50

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const measured = { readers: READERS, cpuTime }

/** Texts that took longer before, some of them hours. */
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

describe('1,000 characters', () => {
  it.each(ONCE_SLOW)('of %j are read within the budget', (unit) => {
    const text = unit.repeat(1000).slice(0, 1000)
    leastCostOf(measured, text, 1)
    expect(leastCostOf(measured, text)).toSatisfy(({ total }) => total < BUDGET)
  })

  it('are read within the budget, also the slowest that a search over random and hostile texts finds', () => {
    const slowest = slowestText(measured, { seed: 12, texts: 150, rounds: 6 })
    expect(slowest).toSatisfy(({ total }) => total < BUDGET)
  }, 120_000)
})
