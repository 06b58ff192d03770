import { describe, expect, it } from 'vitest'
import { headlineOf, verdictsOf } from './verdicts.ts'

const none = { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 }
const sides = { user1: 'Maya', user2: 'Anonymous User' }

describe('what people say to a ruling', () => {
  it('is one of six, by name where one shows, in rounded percent', () => {
    const verdicts = verdictsOf({ ...none, user1_wrong: 1, ai_right: 2 }, sides)
    expect(verdicts.map(({ label, votes, share }) => `${label}: ${votes}, ${share} %`)).toEqual([
      'Both are wrong: 0, 0 %',
      'Maya is wrong: 1, 33 %',
      'The second one is wrong: 0, 0 %',
      'Get therapy: 0, 0 %',
      'The AI is right: 2, 67 %',
      'Start all over: 0, 0 %',
    ])
  })

  it.each([
    [none, 'No votes yet'],
    [{ ...none, user2_wrong: 1 }, '1 vote · for “The second one is wrong”'],
    [{ ...none, both_wrong: 3, ai_right: 2 }, '5 votes · most say “Both are wrong”'],
    [{ ...none, both_wrong: 2, ai_right: 2 }, '4 votes · opinions differ'],
  ])('comes to a line: %j', (counts, line) => {
    expect(headlineOf(counts, sides)).toBe(line)
  })
})
