import { expect, it } from 'vitest'
import { insultingText } from './safety/use-safety.ts'

it('the message for a refused edit quotes the insulting words', () => {
  expect(insultingText('Your edit adds an insult.', ['idiot', 'slob'])).toBe(
    'Your edit adds an insult. We mean “idiot”, “slob”.',
  )
  expect(insultingText('Your edit adds an insult.', [])).toBe('Your edit adds an insult.')
})
