import type { AiRuling } from '@squash/contract/rulings'
import { expect, it } from 'vitest'
import { withVote } from './with-vote.ts'

const none = { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 }
const somebody = {
  user1_id: null,
  user1_username: null,
  user1_display_name: 'Anonymous User',
  user1_archetype_emoji: null,
  user1_supporter_emoji: null,
}
const ruling: AiRuling = {
  ...somebody,
  conflict_id: 'dishes',
  title: 'Dishes',
  ai_final_summary: 'A draw',
  final_ai_ruling: 'Both wash.',
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

it('shows a vote at once, takes the one before back, and counts the same vote once', () => {
  const voted = withVote(ruling, 'ai_right')
  expect(voted).toMatchObject({ user_vote: 'ai_right', vote_counts: { ...none, ai_right: 3 } })
  expect(withVote(voted, 'both_wrong').vote_counts).toEqual({ ...none, ai_right: 2, both_wrong: 1 })
  expect(withVote(voted, 'ai_right')).toBe(voted)
})
