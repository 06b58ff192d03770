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

describe('a question in earnest stays', () => {
  it.each(['WERE YOU EVEN SICK?', 'Were you actually sick?', 'WAS IT YOU?', 'WAS SHE HURT?'])(
    'next to an insult, without its capitals: %s',
    (question) => {
      const calmed = question.charAt(0) + question.slice(1).toLowerCase()
      expect(calm(`You muppet. I called on the 3rd. ${question}`)).toBe(`I called on the 3rd. ${calmed}`)
    },
  )
})

describe('a word that is often an insult stays', () => {
  it.each([
    'She gave him a monster energy at 4.',
    'I counted six cans of monster in his room.',
    'Dan was sick on the carpet.',
    'You called in sick on Monday.',
    'I know the bathroom was unfair, but that was vile.',
    'It was spiteful and I want it to stop.',
  ])('where it means a thing, an illness or a deed: %s', (message) => {
    expect(calm(message)).toBe(message)
  })

  it.each(["You're sick.", "You're vile.", 'You absolute monster.', 'You vile, selfish man.'])(
    'but not where it describes the reader: %s',
    (insult) => {
      expect(calm(`The rent is late. ${insult}`)).toBe('The rent is late.')
    },
  )
})
