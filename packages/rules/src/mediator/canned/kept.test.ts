import { describe, expect, it } from 'vitest'
import { translateWithoutModel } from './translate.ts'

const calm = (message: string): string => translateWithoutModel({ message }).text

describe('the author’s own words stay', () => {
  it.each([
    'I waited for you at Gate 4 till ten, like an idiot.',
    'I stood there and clapped like an idiot.',
    'We trusted you with the keys, like a pair of muppets.',
    'I lent you the £300 like a mug, and you bought a drone.',
    'I believed you again, like some idiot.',
    'I kept a pew for you, a whole pew, like a fool.',
  ])('where they compare the author with something: %s', (message) => {
    expect(calm(message)).toBe(message)
  })
})
