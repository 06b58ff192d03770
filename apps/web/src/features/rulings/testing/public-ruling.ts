import { ANONYMOUS } from '@squash/contract/anonymous'
import type { AiRuling } from '@squash/contract/rulings'

/** A ruling between Maya, who shows her name, and a party who doesn’t; the viewer may vote. */
export const publicRuling: AiRuling = {
  conflict_id: '0190c0de-0000-7000-8000-0000000000c1',
  title: 'The dishes, again',
  ai_final_summary: 'The sink wins.',
  final_ai_ruling: 'Let both wash.',
  written_by: 'ai',
  verdict: 'first',
  asked: 'once',
  strongest_points: { user1: 'She asked three times.', user2: 'The shift ends at midnight.' },
  final_ruling_issued_at: '2026-03-04T09:00:00.000Z',
  user1_id: null,
  user1_username: null,
  user1_display_name: 'Maya',
  user1_archetype_emoji: null,
  user1_supporter_emoji: null,
  user2_id: null,
  user2_username: null,
  user2_display_name: ANONYMOUS,
  user2_archetype_emoji: null,
  user2_supporter_emoji: null,
  vote_counts: { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 },
  user_vote: null,
  can_vote: true,
}
