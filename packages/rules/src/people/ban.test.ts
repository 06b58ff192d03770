import { expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { decideBan, endOfBan, FOREVER, isPermanent } from './ban.ts'

const now = new Date('2026-03-02T10:00:00Z')

it.each([
  [1, new Date('2026-03-03T10:00:00Z'), false],
  [30, new Date('2026-04-01T10:00:00Z'), false],
  [null, FOREVER, true],
])('a ban for %s days ends at the right time', (days, end, permanent) => {
  expect(endOfBan(days, now)).toEqual(end)
  expect(isPermanent(endOfBan(days, now))).toBe(permanent)
})

it.each([
  ['a stranger', { id: 'jonas', is_admin: false, in_dispute: false }, ok(null)],
  ['an opponent', { id: 'jonas', is_admin: false, in_dispute: true }, refuse('ban.in_dispute')],
  ['an unknown account', null, refuse('profile.not_found')],
  ['themselves', { id: 'maya', is_admin: true, in_dispute: false }, refuse('ban.yourself')],
  ['another admin', { id: 'jonas', is_admin: true, in_dispute: true }, refuse('ban.admin')],
])('the rule for banning %s', (_, person, decided) => {
  expect(decideBan('maya', person)).toEqual(decided)
})
