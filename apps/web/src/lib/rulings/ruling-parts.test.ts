import { describe, expect, it } from 'vitest'
import { headlineOf, verdictsOf } from './ruling-parts.tsx'

const none = { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 }
const sides = { user1: 'Maya', user2: 'Anonymous User' }

describe('the public votes on a ruling', () => {
  it('lists all six answers in rounded percent, naming parties who show their name', () => {
    const verdicts = verdictsOf({ ...none, user1_wrong: 1, ai_right: 2 }, sides)
    expect(verdicts.map(({ label, votes, share }) => `${label}: ${votes}, ${share} %`)).toEqual([
      'Both are wrong: 0, 0 %',
      'Maya is wrong: 1, 33 %',
      'The other side is wrong: 0, 0 %',
      'Get therapy: 0, 0 %',
      'The AI is right: 2, 67 %',
      'Start all over: 0, 0 %',
    ])
  })

  it.each([
    [none, 'No votes yet'],
    [{ ...none, user2_wrong: 1 }, '1 vote so far: “The other side is wrong”'],
    [{ ...none, both_wrong: 17, ai_right: 2 }, '19 votes · most say “Both are wrong”'],
    [{ ...none, both_wrong: 2, ai_right: 2 }, '4 votes · opinions differ'],
    [{ ...none, both_wrong: 18, ai_right: 2 }, '20 votes · most say “Both are wrong”'],
    [{ ...none, both_wrong: 10, ai_right: 10 }, '20 votes · opinions differ'],
  ])('summarises %j in one line', (counts, line) => {
    expect(headlineOf(counts, sides)).toBe(line)
  })
})
