import { describe, expect, it } from 'vitest'
import { type PlacedPart, partFeatures, placedParts } from './features.ts'
import { PART_BITS, type PartHeads, partLikelihoods } from './model.ts'

const alone = (part: string): PlacedPart => {
  const [placed] = placedParts([part])
  if (!placed) throw new Error('There is no part')
  return placed
}

describe('the model of parts', () => {
  it.each([
    ['request', 'Half of that bill is yours to pay', 'I paid half of that bill in May'],
    ['offer', 'The money is on its way', 'The money was on its way in May'],
    ['concession', 'That was my mistake', 'That was in May'],
  ] satisfies [keyof PartHeads, string, string][])(
    'finds that a %s is likelier in “%s” than in “%s”',
    (kind, likely, unlikely) => {
      expect(partLikelihoods(alone(likely))[kind]).toBeGreaterThan(partLikelihoods(alone(unlikely))[kind])
    },
  )

  it('judges by the heads that it is given', () => {
    const part = alone('Any day after four')
    const weights = new Int8Array(2 ** PART_BITS)
    for (const hash of partFeatures(part)) weights[hash % 2 ** PART_BITS] = 9
    const none = { bias: -1, scale: 0.1, weights: new Int8Array(2 ** PART_BITS) }
    const heads: PartHeads = { request: none, offer: { ...none, weights }, concession: none }
    const { request, offer } = partLikelihoods(part, heads)
    expect(offer).toBeGreaterThan(0.9)
    expect(request).toBeLessThan(0.3)
  })

  it('treats all amounts as the same word, and all names that don’t begin a part', () => {
    expect(partFeatures(alone('I’ll pay €20 to Ana'))).toEqual(partFeatures(alone('I’ll pay £350 to Karim')))
  })
})
