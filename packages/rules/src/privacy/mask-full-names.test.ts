import { describe, expect, it } from 'vitest'
import { maskFullNames } from './mask-full-names.ts'

describe('the full names of people without an account', () => {
  it.each([
    ['Sarah Jenkins told everyone.', '[name] told everyone.'],
    ['I saw Priya Raghunathan’s text.', 'I saw [name]’s text.'],
    ['my boss Oluwaseun Adeyemi-Cole lied', 'my boss [name] lied'],
    ['Then Anna van der Berg left.', 'Then [name] left.'],
    ['Ask Mr. Okonjo about it', 'Ask Mr. [name] about it'],
    ['Mrs Henderson-Pike next door', 'Mrs [name] next door'],
    ['Frau Dr. Lindner war dabei', 'Frau Dr. [name] war dabei'],
    ['her name is sarah jenkins and she works there', 'her name is [name] and she works there'],
    ['our neighbour Brannoc Tregellis', 'our neighbour [name]'],
    ['Zebedee Quill owes me money', '[name] owes me money'],
    ['It was John R. Castellanos again', 'It was [name] again'],
    ['I gave Chukwuemeka Nwosu the keys', 'I gave [name] the keys'],
    ['My Best Friend Sarah Jenkins Stole My Car', 'My Best Friend [name] Stole My Car'],
    ['with Carlos Ruiz Zafra, Mei Ling Tan and Tom Hardcastle', 'with [name], [name] and [name]'],
    ['said Okafor Chinedu to me', 'said [name] to me'],
    ['that’s Giacomo Bellandini’s account', 'that’s [name]’s account'],
    ['leave Nomvula Mokoenane out of this', 'leave [name] out of this'],
    ['I’ll call Adetunji Falolami', 'I’ll call [name]'],
    ['Harpreet Sandhura filmed it', '[name] filmed it'],
    ['Fujimoto-san phoned', '[name]-san phoned'],
  ])('are masked: %s', (text, masked) => {
    expect(maskFullNames(text)).toBe(masked)
    expect(maskFullNames(masked)).toBe(masked)
  })

  it.each([
    'Maria ate my lunch and Tom laughed.',
    'Maria Ate My Lunch Again and Tom Laughed',
    'We met in New York, at Victoria Station, on Boxing Day.',
    'Manchester United and the Premier League are over.',
    'Taylor Swift is better than Michael Jackson.',
    'I told Maya. She left.',
    'Dear Sarah, I called Aunt Rosie on Monday.',
    'Sam I am. Will You? May I?',
    'Burger King was closed, so was Marks and Spencer.',
    'On Friday April left. Mum and Dad know.',
    'The Great British Bake Off is on Channel Four.',
    'Jack and Jill went up Oxford Street.',
    'I’ll call British Gas, and they called Wuthering Heights boring.',
    'Leave Oxford Street out of our way.',
  ])('are not found in: %s', (text) => {
    expect(maskFullNames(text)).toBe(text)
  })
})
