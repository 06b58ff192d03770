import { expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { decideDeletion } from './deletion.ts'

const now = new Date('2026-03-02T10:00:00Z')
const inSevenDays = new Date('2026-03-09T10:00:00Z')
const before = new Date('2026-03-05T10:00:00Z')
const unproved = refuse('account.reauthentication_required')

it.each([
  ['is scheduled seven days ahead', null, true, ok({ erase_at: inSevenDays, isNew: true })],
  ['keeps its date when requested again', before, false, ok({ erase_at: before, isNew: false })],
  ['is refused to a repeated request without proof after a cancellation', null, false, unproved],
  ['is refused if there is no such account', undefined, true, unproved],
])('the erasure of an account %s', (_, due, isProved, decided) => {
  expect(decideDeletion({ due, isProved, now })).toEqual(decided)
})
