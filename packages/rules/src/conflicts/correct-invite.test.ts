import { describe, expect, it } from 'vitest'
import { type CorrectableInvite, correctionsLeft, decideCorrection } from './correct-invite.ts'

const invite: CorrectableInvite = {
  kind: 'conflict',
  is_open: true,
  email: 'jonas@exmaple.org',
  corrections: 0,
  is_follow_up: false,
}
const decide = (changed: Partial<CorrectableInvite>, to = 'jonas@example.org') => {
  const decision = decideCorrection({ ...invite, ...changed }, { to, own: 'Maya@example.org' })
  return decision.ok ? 'corrected' : decision.code
}

describe('correcting the address of an invite', () => {
  it.each([
    ['an open invite', {}, undefined, 'corrected'],
    ['an invite corrected twice before', { corrections: 2 }, undefined, 'corrected'],
    ['an invite corrected three times', { corrections: 3 }, undefined, 'invite.not_correctable'],
    ['a follow-up, whose sender never typed an address', { is_follow_up: true }, undefined, 'invite.not_correctable'],
    ['an answered invite', { is_open: false }, undefined, 'invite.closed'],
    ['an invite to its old address', {}, 'jonas@exmaple.org', 'invite.same_address'],
    ['a conflict to its own sender', {}, 'maya@example.org', 'conflict.with_yourself'],
    ['a debate to its own sender', { kind: 'debate' }, 'maya@example.org', 'debate.with_yourself'],
  ] as const)('of %s', (_, changed, to, outcome) => {
    expect(decide(changed, to)).toBe(outcome)
  })

  it.each([
    [0, 3],
    [2, 1],
    [3, 0],
    [4, 0],
  ])('is possible, after %i corrections, %i more times', (corrections, left) => {
    expect(correctionsLeft({ corrections, is_follow_up: false })).toBe(left)
  })
})
