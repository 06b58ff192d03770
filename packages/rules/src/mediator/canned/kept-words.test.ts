import { describe, expect, it } from 'vitest'
import { translateWithoutModel } from './translate.ts'

const calm = (message: string): string => translateWithoutModel({ message }).text

describe('words about the author', () => {
  it.each([
    'I waited for you at Gate 4 till ten, like an idiot.',
    'I stood there and clapped like an idiot.',
    'We trusted you with the keys, like a pair of muppets.',
    'I lent you the £300 like a mug, and you bought a drone.',
    'I believed you again, like some idiot.',
    'I kept a pew for you, a whole pew, like a fool.',
    'I trusted you like an idiot.',
  ])('stay where they compare the author with something: %s', (message) => {
    expect(calm(message)).toBe(message)
  })
})

describe('a denial of an insult', () => {
  it.each([
    ['You absolute muppet, nobody is calling you a thief.', 'Nobody is calling you a thief.'],
    ['I don’t think you’re selfish, you absolute muppet.', 'I don’t think you’re selfish.'],
    ['You absolute muppet. I never thought you were selfish.', 'I never thought you were selfish.'],
    ['You absolute muppet. Nobody thinks you’re a thief.', 'Nobody thinks you’re a thief.'],
    ['I’m not saying you’re a bad dad, you lazy pig.', 'I’m not saying you’re a bad dad.'],
  ])('stays where an insult is cut: %s', (message, calmed) => {
    expect(calm(message)).toBe(calmed)
  })
})

describe('a serious question', () => {
  it.each(['WERE YOU EVEN SICK?', 'Were you actually sick?', 'WAS IT YOU?', 'WAS SHE HURT?'])(
    'stays next to an insult, without its capitals: %s',
    (question) => {
      const calmed = question.charAt(0) + question.slice(1).toLowerCase()
      expect(calm(`You muppet. I called on the 3rd. ${question}`)).toBe(`I called on the 3rd. ${calmed}`)
    },
  )
})

describe('a word that is often an insult', () => {
  it.each([
    'She gave him a monster energy at 4.',
    'I counted six cans of monster in his room.',
    'Dan was sick on the carpet.',
    'You called in sick on Monday.',
    "I'm bleeding and I'm frightened.",
    'I know the bathroom was unfair, but that was vile.',
    'It was spiteful and I want it to stop.',
    'You got drunk and he came home drunk, too.',
    'There are rats in the loft. Actual rats.',
    'I gave you the petty cash.',
    'So na Abuja you dey since?',
    'Yo landlord man, rats.',
  ])('stays where it refers to a thing, an illness or an action: %s', (message) => {
    expect(calm(message)).toBe(message)
  })

  it.each([
    "You're sick.",
    "You're vile.",
    'You absolute monster.',
    "You're a drunk.",
    'You lying rats.',
    'You vile, selfish man.',
  ])('is cut where it describes the reader: %s', (insult) => {
    expect(calm(`The rent is late. ${insult}`)).toBe('The rent is late.')
  })
})

it.each([
  ['You paid £450 (FINALLY!!) on Friday.', 'You paid £450 (finally) on Friday.'],
  [
    'mom pays ur car insurance ($167!!) AND she does ur taxes',
    'mom pays ur car insurance ($167) and she does ur taxes',
  ],
  ['She paid (why?!) for the lot.', 'She paid (why?) for the lot.'],
  ['He came (what a surprise!) at nine.', 'He came (what a surprise!) at nine.'],
  ['You were late (AGAIN!!) We waited at Gate 4.', 'You were late (again.) We waited at Gate 4.'],
  ['You were late (see my email.) You clown. We waited.', 'You were late (see my email.) We waited.'],
])('punctuation before a closing bracket is toned down without harming the text around it: %s', (message, expected) => {
  expect(calm(message)).toBe(expected)
})

it('short words in a shouted message are lowercased, but not the letter of a row of seats', () => {
  expect(calm('YOU TOOK MY SEAT IN ROW W AND NOW U SIT THERE W YOUR BOOTS ON.')).toBe(
    'You took my seat in row W and now u sit there w your boots on.',
  )
})

it('names, streets and months in a shouted message keep a capital', () => {
  const message = 'WHERE IS MY DEPOSIT. $1,925, RICK. PAID ON THE 3RD OF MARCH. MAIL IT TO 88 ALDER ST BY FRIDAY.'
  expect(calm(message)).toBe(
    'Where is my deposit. $1,925, Rick. Paid on the 3rd of March. Mail it to 88 Alder St by Friday.',
  )
})

it('a short word in capitals is lowercased if the word before it is shouted', () => {
  expect(calm('bro the GUINEA PIG is hungry.')).toBe('bro the guinea pig is hungry.')
})

it.each([
  'It takes a special kind of idiot to reverse into a parked hearse, Dominic, with Mr Fairweather in it.',
  "If you had the brain God gave a wasp you'd have muzzled him on 12 January.",
])('a fact that means nothing without its insult stays with it: %s', (message) => {
  expect(calm(message)).toBe(message)
})
