import { describe, expect, it } from 'vitest'
import { isInTopTen, TOP_TEN } from './top-ten.ts'

const others = (count: number) => Array.from({ length: count }, (_, place) => `person ${place}`)

describe('the top ten', () => {
  it('includes Maya when she is one of the first ten', () => {
    expect(isInTopTen([...others(TOP_TEN - 1), 'maya'], 'maya')).toBe(true)
  })

  it('is empty while the leaderboard lists fewer than ten', () => {
    expect(isInTopTen(['maya', ...others(TOP_TEN - 2)], 'maya')).toBe(false)
  })

  it('excludes lower ranks', () => {
    expect(isInTopTen(others(TOP_TEN), 'maya')).toBe(false)
  })
})
