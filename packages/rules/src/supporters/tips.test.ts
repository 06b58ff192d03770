import { describe, expect, it } from 'vitest'
import { highestTip, TIPS, thanksFor } from './tips.ts'

describe('tips', () => {
  it('cost one, five and ten dollars', () => {
    expect(Object.values(TIPS).map(({ price }) => price)).toEqual([1, 5, 10])
  })
  it('show the highest level that was paid and not refunded, whichever came first', () => {
    expect(highestTip(['tip_2', 'tip_1'])).toBe('tip_2')
    expect(highestTip(['tip_1', 'tip_3', 'tip_2'])).toBe('tip_3')
    expect(highestTip([])).toBeNull()
  })
  it('are acknowledged by name', () => {
    expect(thanksFor('tip_1')).toBe("Thanks for the support! You're now a BAND-AID BUYER 🩹")
  })
})
