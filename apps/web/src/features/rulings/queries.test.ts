import type { AiRuling } from '@squash/contract/rulings'
import { describe, expect, it } from 'vitest'
import { arrange, withVote } from './queries.ts'

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

const none = { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 }
const viewer = {
  user1_id: null,
  user1_username: null,
  user1_display_name: 'Anonymous User',
  user1_archetype_emoji: null,
  user1_supporter_emoji: null,
}
const dishes: AiRuling = {
  ...viewer,
  conflict_id: 'dishes',
  title: 'Dishes',
  ai_final_summary: 'A draw',
  final_ai_ruling: 'Both wash.',
  verdict: 'both',
  asked: 'both ways',
  strongest_points: { user1: 'The sink was full.', user2: 'The shift was long.' },
  final_ruling_issued_at: '2026-03-02T09:00:00.000Z',
  user2_id: null,
  user2_username: null,
  user2_display_name: 'Anonymous User',
  user2_archetype_emoji: null,
  user2_supporter_emoji: null,
  vote_counts: { ...none, ai_right: 2 },
  user_vote: null,
  can_vote: true,
}

it('shows a vote at once, withdraws the previous one, and counts a repeated vote once', () => {
  const voted = withVote(dishes, 'ai_right')
  expect(voted).toMatchObject({ user_vote: 'ai_right', vote_counts: { ...none, ai_right: 3 } })
  expect(withVote(voted, 'both_wrong').vote_counts).toEqual({ ...none, ai_right: 2, both_wrong: 1 })
  expect(withVote(voted, 'ai_right')).toBe(voted)
})
