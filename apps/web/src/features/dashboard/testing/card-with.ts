import type { ConflictCard } from '@squash/contract/conflicts'
import { nothingAllowed } from '../../../testing/nothing-allowed.ts'

export const jonas = '0190c0de-0000-7000-8000-00000000000b'

/** A conflict in Maya's list, on which she can vote. */
export const cardWith = (changes: Partial<ConflictCard> = {}): ConflictCard => ({
  id: '0190c0de-0000-7000-8000-000000000001',
  title: 'Dishes. Again. Always me.',
  user1_id: '0190c0de-0000-7000-8000-00000000000a',
  user2_id: jonas,
  user1_mood: 'annoyed',
  user2_mood: null,
  status: 'active',
  created_at: '2026-03-02T17:00:00.000Z',
  resolved_at: null,
  user1_satisfaction: null,
  user2_satisfaction: true,
  rehash_attempted_at: null,
  core_issues_attempted_at: null,
  final_ruling_issued_at: null,
  phase: 'vote_1',
  status_label: 'VOTE ON AI MEDIATION',
  viewer_role: 'user1',
  other_party: { id: jonas, display_name: 'Jonas Weber', username: 'jonas', avatar_url: null, email: null },
  has_core_issue: { user1: false, user2: false },
  can: { ...nothingAllowed, vote: true },
  closed_reason: null,
  ...changes,
})
