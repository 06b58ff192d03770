import { describe, expect, it } from 'vitest'
import { canSend, type DebateDraft } from './debate-draft.ts'

const full: DebateDraft = {
  title: 'Over or under?',
  creator_side: 'Over',
  creator_position: 'It is easier to grab.',
  opponent_side: 'Under',
  opponent_email: 'jonas@example.org',
}

describe('the draft of a debate', () => {
  it('can be sent once every field is filled', () => {
    expect(canSend(full, 'maya@example.org')).toBe(true)
  })

  it.each(['title', 'creator_side', 'creator_position', 'opponent_side', 'opponent_email'] as const)(
    'cannot be sent while the %s is blank',
    (field) => {
      expect(canSend({ ...full, [field]: '   ' }, 'maya@example.org')).toBe(false)
    },
  )

  it.each([
    ['title', 100],
    ['creator_side', 50],
    ['opponent_side', 50],
    ['creator_position', 500],
  ] as const)('holds %s to %i characters, an emoji being one', (field, max) => {
    expect(canSend({ ...full, [field]: '🧻'.repeat(max) }, null)).toBe(true)
    expect(canSend({ ...full, [field]: '🧻'.repeat(max + 1) }, null)).toBe(false)
  })

  it('cannot be sent to oneself', () => {
    expect(canSend({ ...full, opponent_email: 'Maya@example.org' }, 'maya@example.org')).toBe(false)
  })
})
