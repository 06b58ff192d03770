import { describe, expect, it } from 'vitest'
import { tokensOf } from '../read.ts'
import { remainderFeatures } from './features.ts'
import { REMAINDER_BITS, remainderLikelihoods } from './model.ts'

/** The words of "a [b] c" and which are left without those in brackets. */
function cut(marked: string): Parameters<typeof remainderLikelihoods> {
  const sentence = tokensOf(marked.replace(/[[\]]/g, ''))
  const parts = marked.split(/[[\]]/)
  const kept = parts.flatMap((part, at) => tokensOf(part).map(() => at % 2 === 0))
  return [sentence, (at) => kept[at] ?? false]
}

describe('the model of remainders', () => {
  it.each([
    ['[You are a clown and] your dog bit the postman.', "[You're a deadbeat and] he's starting to figure it out."],
    ['You took my bike[, you muppet].', 'It was done [with all the subtlety of a cow in a chapel].'],
  ])('finds that “%s” reads better than “%s”, and is needed more', (well, badly) => {
    const [good, bad] = [remainderLikelihoods(...cut(well)), remainderLikelihoods(...cut(badly))]
    expect(good.broken).toBeLessThan(bad.broken)
    expect(good.needed).toBeGreaterThan(bad.needed)
  })

  it('learns from its weights alone', () => {
    const [sentence, isKept] = cut('You said [nothing].')
    const weights = new Int8Array(2 ** REMAINDER_BITS)
    for (const hash of remainderFeatures(sentence, isKept)) weights[hash % 2 ** REMAINDER_BITS] = 9
    const none = { bias: -1, scale: 0.1, weights: new Int8Array(2 ** REMAINDER_BITS) }
    const { broken, needed } = remainderLikelihoods(sentence, isKept, { broken: { ...none, weights }, needed: none })
    expect(broken).toBeGreaterThan(0.9)
    expect(needed).toBeLessThan(0.3)
  })

  it('judges the same words differently after another cut', () => {
    const [, isKept] = cut('You said [nothing].')
    const sentence = tokensOf('You said nothing.')
    expect(remainderLikelihoods(sentence, isKept)).not.toEqual(remainderLikelihoods(sentence, () => true))
  })
})
