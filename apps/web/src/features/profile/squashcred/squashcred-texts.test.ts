import { describe, expect, it } from 'vitest'
import { chartSummary } from './chart-summary.ts'
import { eventsFooter } from './footer.ts'

const series = (...balances: number[]) => balances.map((balance, day) => ({ day: `2026-03-0${day + 1}`, balance }))

describe('the balance over time, in words', () => {
  it('goes up', () => {
    expect(chartSummary(series(0, -5, 40, 30))).toBe(
      'Your SquashCred from Mar 1 to Mar 4: from 0 up to 30, lowest -5, highest 40.',
    )
  })

  it('goes down, or stays', () => {
    expect(chartSummary(series(20, 10))).toContain('from 20 down to 10')
    expect(chartSummary(series(7, 7))).toContain('from 7 still 7')
  })
})

describe('what stands under the events', () => {
  it('says how many there are once the list is full', () => {
    expect(eventsFooter(5, 5)).toBe('Showing last 5 events')
    expect(eventsFooter(40, 20)).toBe('Showing last 40 events')
  })

  it('says nothing under a short list', () => {
    expect(eventsFooter(4, 5)).toBeNull()
  })
})
