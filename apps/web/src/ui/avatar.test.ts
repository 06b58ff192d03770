import { expect, it } from 'vitest'
import { initials } from './avatar.tsx'

it.each([
  ['Maya', 'M'],
  ['Jonas Weber', 'JW'],
  ['Ana de la Cruz', 'AC'],
  ['jonas@example.com', 'J'],
  ['@sam', 'S'],
  ['🍐 Pear', '🍐P'],
  ['  ', '?'],
])('an avatar shortens %j to %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
