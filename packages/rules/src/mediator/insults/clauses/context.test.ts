import { describe, expect, it } from 'vitest'
import { type Context, contextFeatures } from './context.ts'

const none: readonly number[] = []
/** "The rent was due on Friday. You goose." with the scores -2 and 1. */
const rent = { start: 0, end: 26, score: -2 }
const goose = { start: 28, end: 37, score: 1 }
const message: Context = { clauses: [rent, goose], found: [], length: 38 }
const ofGoose = contextFeatures({ ...goose, signs: none }, message)

/** The places of the features that differ. */
const changed = (one: readonly number[], other: readonly number[]): number[] =>
  one.flatMap((value, at) => (value === other[at] ? [] : [at]))

describe('the features of a clause in its message', () => {
  it('begin with its own score and the one of the clause before it', () => {
    expect(ofGoose.slice(0, 2)).toEqual([1 / 3, -2 / 3])
  })

  it('differ if the clause stands alone', () => {
    const alone = contextFeatures({ ...goose, signs: none }, { ...message, clauses: [goose] })
    expect(alone).not.toEqual(ofGoose)
  })

  it('tell an insult that patterns find in the clause from one elsewhere', () => {
    const within = contextFeatures({ ...goose, signs: none }, { ...message, found: [{ start: 32, end: 37 }] })
    const elsewhere = contextFeatures({ ...goose, signs: none }, { ...message, found: [{ start: 4, end: 8 }] })
    expect(changed(within, ofGoose)).toHaveLength(2)
    expect(changed(elsewhere, ofGoose)).toHaveLength(2)
    expect(within).not.toEqual(elsewhere)
  })

  it('know the sentence that the clause is part of', () => {
    const sentence = { start: 0, end: 37, score: 3 }
    const part = contextFeatures({ ...goose, signs: none }, { ...message, clauses: [sentence, rent, goose] })
    expect(changed(part, ofGoose)).toHaveLength(2)
  })

  it('end with the signs of something to keep', () => {
    expect(contextFeatures({ ...goose, signs: [1, 0] }, message).slice(-2)).toEqual([1, 0])
  })

  it('are as many for every clause', () => {
    expect(contextFeatures({ ...rent, signs: none }, message)).toHaveLength(ofGoose.length)
    expect(ofGoose.every(Number.isFinite)).toBe(true)
  })
})
