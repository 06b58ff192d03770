import { expect, it } from 'vitest'
import { insultingText } from './insults.ts'

it('quotes the insulting words when an edit is refused', () => {
  expect(insultingText('Your edit adds an insult.', ['idiot', 'slob'])).toBe(
    'Your edit adds an insult. It’s about “idiot”, “slob”.',
  )
  expect(insultingText('Your edit adds an insult.', [])).toBe('Your edit adds an insult.')
})
