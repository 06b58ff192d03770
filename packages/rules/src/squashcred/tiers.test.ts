import { describe, expect, it } from 'vitest'
import { type Band, displayPoints, TIERS, tierOf } from './tiers.ts'

const rows: readonly (readonly [Band, inside: number, outside: number])[] = [
  ['red', -51, -50],
  ['orange', -1, 0],
  ['orange', -50, -51],
  ['grey', 0, 1],
  ['green', 1, 0],
  ['green', 99, 100],
  ['blue', 100, 99],
  ['blue', 999, 1000],
  ['purple', 1000, 999],
  ['purple', 9999, 10_000],
  ['yellow', 10_000, 9999],
]

describe('a SquashCred tier', () => {
  it('has a row above with its bounds, and the closest balances outside', () => {
    expect(new Set(rows.map(([band]) => band))).toEqual(new Set(TIERS.map(({ band }) => band)))
  })
  it.each(rows)('%s includes %i points, and not %i', (band, inside, outside) => {
    expect(tierOf(inside).band).toBe(band)
    expect(tierOf(outside).band).not.toBe(band)
  })
  it('exists for each of the seven colours, with its own emoji, title and range', () => {
    expect(TIERS).toHaveLength(7)
    for (const field of ['band', 'emoji', 'title', 'range'] as const) {
      expect(new Set(TIERS.map((tier) => tier[field])).size).toBe(7)
    }
  })
  it('shows its range', () => {
    expect(TIERS.map(({ range }) => range)).toEqual([
      '10,000 and above',
      '1,000 to 9,999',
      '100 to 999',
      '1 to 99',
      '0',
      '-50 to -1',
      '-51 and below',
    ])
  })
})

describe('points on a screen', () => {
  it.each([
    [-1200, '-1200'],
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [1234, '1.2k'],
    [12_345, '12.3k'],
  ])('are shortened from 1,000 up: %i → %s', (points, shown) => expect(displayPoints(points)).toBe(shown))
})
