import { describe, expect, it } from 'vitest'
import { arrange, withVote } from './queries.ts'
import { publicRuling } from './testing/public-ruling.ts'

const ruling = (conflict_id: string, day: number) => ({
  conflict_id,
  final_ruling_issued_at: `2026-03-0${day}T09:00:00.000Z`,
})
const [one, two, three, four] = [ruling('one', 1), ruling('two', 2), ruling('three', 3), ruling('four', 4)] as const

describe('the board', () => {
  it('shows everything on first load', () => {
    expect(arrange([two, one], [], null)).toEqual({ shown: [two, one], fresh: 0, newest: two.final_ruling_issued_at })
  })

  it('does not move when new rulings arrive, and counts each of them once', () => {
    const since = two.final_ruling_issued_at
    expect(arrange([three, two, one], [four, three, two], since)).toEqual({
      shown: [two, one],
      fresh: 2,
      newest: four.final_ruling_issued_at,
    })
  })

  it('counts the first ruling on an empty board', () => {
    expect(arrange([], [], null).newest).toBe('')
    expect(arrange([], [one], '')).toMatchObject({ shown: [], fresh: 1 })
  })
})

const none = publicRuling.vote_counts
const dishes = { ...publicRuling, vote_counts: { ...none, ai_right: 2 } }

it('an optimistic vote on a ruling is counted at once, replaces the earlier one, and isn’t counted twice', () => {
  const voted = withVote(dishes, 'ai_right')
  expect(voted).toMatchObject({ user_vote: 'ai_right', vote_counts: { ...none, ai_right: 3 } })
  expect(withVote(voted, 'both_wrong').vote_counts).toEqual({ ...none, ai_right: 2, both_wrong: 1 })
  expect(withVote(voted, 'ai_right')).toBe(voted)
})
