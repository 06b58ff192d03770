import { describe, expect, it } from 'vitest'
import { consequenceOf } from './decided-list.tsx'

describe('the consequence of a decision for the author', () => {
  it.each([
    ['an upheld abuse', { kind: 'debate', category: 'abuse', status: 'upheld' }, /cost you 20 SquashCred.*hidden/],
    [
      'upheld personal data',
      { kind: 'profile', category: 'personal_data', status: 'upheld' },
      /cost you 15 SquashCred/,
    ],
    ['an upheld message', { kind: 'message', category: 'danger', status: 'upheld' }, /conflict is closed/],
    ['an upheld ruling', { kind: 'ruling', category: 'abuse', status: 'upheld' }, /no points/],
    ['a waiting appeal', { kind: 'debate', category: 'abuse', status: 'appealed' }, /Until then, the decision stands/],
    ['a failed appeal', { kind: 'debate', category: 'abuse', status: 'confirmed' }, /final/],
    ['a successful appeal', { kind: 'debate', category: 'spam', status: 'overturned' }, /your 20 SquashCred back/],
    [
      'a ruling that is back',
      { kind: 'ruling', category: 'spam', status: 'overturned' },
      /^Your appeal succeeded, and/,
    ],
  ] as const)('%s', (_, report, says) => {
    expect(consequenceOf(report)).toMatch(says)
  })
})
