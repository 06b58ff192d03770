import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { checkTitle } from './title.ts'

describe('the title of a new conflict', () => {
  it.each([
    ['Stop treating me like a child, you selfish cow', 'you selfish cow'],
    ['Pay me back, you selfish pig', 'you selfish pig'],
    ['Liar!', 'Liar'],
    ['Money you owe me, you cheapskate', 'you cheapskate'],
  ])('that insults the other person is refused, and the refusal names the insult: %s', (title, insult) => {
    expect(checkTitle(title)).toEqual(refuse('conflict.insulting_title', { words: [insult] }))
  })

  it.each([
    'Dishes. Again. Always me.',
    'You left me on read for a week',
    'Calling me an idiot in front of your friends',
    'YOU NEVER LISTEN',
    'The stupid thermostat',
    'Those bloody bins',
  ])('may be blunt about what happened: %s', (title) => {
    expect(checkTitle(title)).toEqual(ok(null))
  })
})
