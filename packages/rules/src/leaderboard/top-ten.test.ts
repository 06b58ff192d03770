import { describe, expect, it } from 'vitest'
import { isAmongFirst, TOP } from './top-ten.ts'

const others = (count: number) => Array.from({ length: count }, (_, place) => `person ${place}`)

describe('the top ten', () => {
  it('includes Maya when she is one of the first ten', () => {
    expect(isAmongFirst([...others(TOP - 1), 'maya'], 'maya')).toBe(true)
  })

  it('is empty while the leaderboard lists fewer than ten', () => {
    expect(isAmongFirst(['maya', ...others(TOP - 2)], 'maya')).toBe(false)
  })

  it('excludes lower ranks', () => {
    expect(isAmongFirst(others(TOP), 'maya')).toBe(false)
  })
})
