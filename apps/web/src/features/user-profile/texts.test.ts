import { describe, expect, it } from 'vitest'
import { journeyText, moreClosed } from './shared-history.tsx'

describe('the summary of Maya’s and Jonas’s shared conflicts', () => {
  it.each([
    [{ total: 1, active: 1 }, 'You and Jonas have one conflict open.'],
    [{ total: 3, active: 3 }, 'You and Jonas have 3 conflicts open. Take them one at a time.'],
    [{ total: 1, closed: 1 }, 'You and Jonas had one conflict and squashed it. That’s a good start.'],
    [{ total: 1, closed: 1, ruled: 1 }, 'You and Jonas had one conflict. It ended with a ruling.'],
    [{ total: 1 }, 'You and Jonas had one conflict. It closed without a result.'],
    [
      { total: 4, closed: 4 },
      'You and Jonas squashed all 4 conflicts together. Whatever comes next, you know how to settle it.',
    ],
    [{ total: 6, active: 2, closed: 4, ruled: 2 }, 'You and Jonas have had 6 conflicts: 2 squashed, 2 ruled, 2 open.'],
    [{ total: 2, closed: 2, ruled: 2 }, 'You and Jonas have had 2 conflicts: 2 ruled.'],
    [
      { total: 3, active: 1, closed: 1 },
      'You and Jonas have had 3 conflicts: 1 squashed, 1 closed without a result, 1 open.',
    ],
  ])('says what became of %j', (counts, text) => {
    expect(journeyText('Jonas', { active: 0, closed: 0, ruled: 0, ...counts })).toBe(text)
  })
})

it('the shared history counts the closed conflicts that it doesn’t list', () => {
  expect(moreClosed(5, 8)).toBe('And 3 more closed conflicts...')
  expect(moreClosed(5, 6)).toBe('And 1 more closed conflict...')
  expect(moreClosed(5, 5)).toBeNull()
  expect(moreClosed(2, 2)).toBeNull()
})
