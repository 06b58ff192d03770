import { describe, expect, it } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { remainderFeatures } from './features.ts'
import { REMAINDER_BITS, remainderLikelihoods } from './model.ts'

/** The arguments for a sentence from which the words in brackets were cut. */
function cut(marked: string): Parameters<typeof remainderLikelihoods> {
  const sentence = tokensOf(marked.replace(/[[\]]/g, ''))
  const parts = marked.split(/[[\]]/)
  const kept = parts.flatMap((part, at) => tokensOf(part).map(() => at % 2 === 0))
  return [sentence, kept]
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

  it('uses the weights it is given', () => {
    const [sentence, kept] = cut('You said [nothing].')
    const weights = new Int8Array(2 ** REMAINDER_BITS)
    for (const hash of remainderFeatures(sentence, kept)) weights[hash % 2 ** REMAINDER_BITS] = 9
    const none = { bias: -1, scale: 0.1, weights: new Int8Array(2 ** REMAINDER_BITS) }
    const { broken, needed } = remainderLikelihoods(sentence, kept, { broken: { ...none, weights }, needed: none })
    expect(broken).toBeGreaterThan(0.9)
    expect(needed).toBeLessThan(0.3)
  })

  it('distinguishes two cuts of the same sentence', () => {
    const [, kept] = cut('You said [nothing].')
    const sentence = tokensOf('You said nothing.')
    expect(remainderLikelihoods(sentence, kept)).not.toEqual(
      remainderLikelihoods(
        sentence,
        sentence.map(() => true),
      ),
    )
  })
})
