import { describe, expect, it } from 'vitest'
import { consequenceOf } from './decided-list.tsx'

describe('the consequence of a decision for the author', () => {
  it.each([
    [
      'an upheld abuse',
      { kind: 'debate', category: 'abuse', status: 'upheld', has_hidden: true },
      /lost 20 SquashCred.*Only the two of you/,
    ],
    [
      'upheld personal data',
      { kind: 'profile', category: 'personal_data', status: 'upheld', has_hidden: false },
      /lost 15 SquashCred/,
    ],
    [
      'an upheld message',
      { kind: 'message', category: 'danger', status: 'upheld', has_hidden: false },
      /conflict is closed/,
    ],
    ['an upheld ruling', { kind: 'ruling', category: 'abuse', status: 'upheld', has_hidden: false }, /lose any points/],
    [
      'a waiting appeal',
      { kind: 'debate', category: 'abuse', status: 'appealed', has_hidden: false },
      /Until then, the decision stands/,
    ],
    ['a failed appeal', { kind: 'debate', category: 'abuse', status: 'confirmed', has_hidden: false }, /final/],
    [
      'a successful appeal',
      { kind: 'debate', category: 'spam', status: 'overturned', has_hidden: false },
      /your 20 SquashCred back/,
    ],
    [
      'a ruling that is back',
      { kind: 'ruling', category: 'spam', status: 'overturned', has_hidden: false },
      /^Your appeal succeeded, and/,
    ],
  ] as const)('%s', (_, report, says) => {
    expect(consequenceOf(report)).toMatch(says)
  })
})
