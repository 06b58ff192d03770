import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

it('tells what is to be rewritten from the task', () => {
  expect(paragraphsOf('Rewrite “this”.\n\n“You never clean.”\n\n')).toEqual([
    { words: 'Rewrite “this”.', isQuote: false },
    { words: '“You never clean.”', isQuote: true },
  ])
  expect(paragraphsOf('“One” is not “two”')).toMatchObject([{ isQuote: false }])
})
