import { describe, expect, it } from 'vitest'
import { chartSummary, eventsFooter, worthShowing } from './squashcred-history.tsx'

const series = (...balances: number[]) => balances.map((balance, day) => ({ day: `2026-03-0${day + 1}`, balance }))

describe('the balance over time, in words', () => {
  it('says by how much it rose, with the lowest and the highest balance', () => {
    expect(chartSummary(series(0, -5, 40, 30))).toBe(
      'Your SquashCred from Mar 1 to Mar 4: up from 0 to 30, lowest -5, highest 40.',
    )
  })

  it('says whether it fell or stayed the same', () => {
    expect(chartSummary(series(20, 10))).toContain('down from 20 to 10')
    expect(chartSummary(series(7, 7))).toContain('steady at 7')
  })
})

describe('the days of the chart', () => {
  const quiet = (days: number) => Array.from({ length: days }, () => 0)
  const shown = (...balances: number[]) =>
    worthShowing(balances.map((balance) => ({ day: '2026-03-02', balance }))).map(({ balance }) => balance)

  it('start the day before the first points', () => {
    const since = Array.from({ length: 20 }, (_, day) => day + 1)
    expect(shown(...quiet(70), ...since)).toEqual([0, ...since])
  })

  it('cover at least two weeks, even for a new user', () => {
    expect(shown(...quiet(89), 20)).toEqual([...quiet(13), 20])
    expect(shown(...quiet(90))).toEqual(quiet(14))
  })

  it('cover the whole period for a long-standing user', () => {
    expect(shown(5, ...quiet(20))).toHaveLength(21)
  })
})

describe('the line under the events', () => {
  it('says how many are shown once the list is full', () => {
    expect(eventsFooter(5, 5)).toBe('Showing last 5 events')
    expect(eventsFooter(40, 20)).toBe('Showing last 40 events')
  })

  it('is absent under a short list', () => {
    expect(eventsFooter(4, 5)).toBeNull()
  })
})
