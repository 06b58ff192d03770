import { expect, it } from 'vitest'
import { localesOf } from './context.ts'

it.each([
  ['no value', undefined, []],
  ['an empty value', '', []],
  ['one language', 'de-CH', ['de-CH']],
  ['languages in order', 'de-AT, de, en', ['de-AT', 'de', 'en']],
  ['languages by weight', 'en;q=0.5, fr-CA;q=0.9,de-DE', ['de-DE', 'fr-CA', 'en']],
  ['an excluded language', 'en-US;q=0, nl-NL;q=0.1', ['nl-NL']],
  ['any language', '*, sv-SE;q=0.5', ['sv-SE']],
  ['a script', 'zh-Hans-NZ', ['zh-Hans-NZ']],
  ['invalid weights', 'en;q=2, de;q=x, it ; q=0.25', ['it']],
  ['invalid language tags', '<script>, ../etc, __proto__, \u0000, de', ['de']],
  [
    'more languages than anyone speaks',
    Array.from({ length: 5000 }, () => 'de').join(','),
    Array.from({ length: 10 }, () => 'de'),
  ],
])('the accepted languages are read from a header with %s', (_, header, locales) => {
  expect(localesOf(header)).toEqual(locales)
})
