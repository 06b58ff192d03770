import { describe, expect, it } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { breakFeatures } from './features.ts'
import { BREAK_BITS, breakLikelihood, breakLikelihoods } from './model.ts'

describe('the model of missing full stops', () => {
  it.each([
    ['the boiler has been off since monday i have a baby in here', 'i'],
    ['you took my bike for an hour and brought it back broken please pay for the repair', 'please'],
    ['the rent was due on friday where is your half', 'where'],
  ])('finds the start of the second sentence: %s', (text, start) => {
    const tokens = tokensOf(text)
    const likelihoods = breakLikelihoods(tokens)
    const likeliest = likelihoods.indexOf(Math.max(...likelihoods))
    expect(tokens[likeliest]?.word).toBe(start)
    expect(likelihoods[likeliest]).toBeGreaterThan(0.4)
  })

  it('finds none within a sentence', () => {
    const likelihoods = breakLikelihoods(tokensOf('i told your sister that you never paid me for the tickets'))
    expect(Math.max(...likelihoods)).toBeLessThan(0.4)
  })

  it.each([
    ['anyone with more than two brain cells would have asked for a receipt', 'would'],
    ['even my 6yr old nephew is more reliable than you are', 'old'],
  ])('finds none between a subject and its verb, or within an age: %s', (text, word) => {
    const tokens = tokensOf(text)
    expect(breakLikelihoods(tokens)[tokens.findIndex((token) => token.word === word)]).toBe(0)
  })

  it('uses the weights it is given', () => {
    const norms = ['we', 'left', 'please', 'pay']
    const weights = new Int8Array(2 ** BREAK_BITS)
    for (const hash of breakFeatures(norms, 2)) weights[hash % 2 ** BREAK_BITS] = 9
    const head = { bias: -1, scale: 0.1, weights }
    expect(breakLikelihood(norms, 2, head)).toBeGreaterThan(0.9)
    expect(breakLikelihood(norms, 1, head)).toBeLessThan(0.5)
  })
})
