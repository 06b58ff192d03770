import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Maya', 'MA'],
  ['Jonas Weber', 'JW'],
  ['Ana de la Cruz', 'AC'],
  ['sam@example.org', 'SO'],
  ['🍐 Pear', '🍐P'],
  ['  ', '?'],
])('shortens %j to %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
