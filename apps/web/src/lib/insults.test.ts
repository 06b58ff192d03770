import { expect, it } from 'vitest'
import { insultingText } from './insults.ts'

it('the message for a refused edit quotes the insulting words', () => {
  expect(insultingText('Your edit adds an insult.', ['idiot', 'slob'])).toBe(
    'Your edit adds an insult. It’s about “idiot”, “slob”.',
  )
  expect(insultingText('Your edit adds an insult.', [])).toBe('Your edit adds an insult.')
})
