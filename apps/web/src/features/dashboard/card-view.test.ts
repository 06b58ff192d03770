import type { ConflictCard } from '@squash/contract/conflicts'
import { describe, expect, it } from 'vitest'
import { nothingAllowed } from '../../testing/nothing-allowed.ts'
import { cardViewOf } from './conflict-card.tsx'

const jonas = '0190c0de-0000-7000-8000-00000000000b'
const now = new Date('2026-03-02T20:00:00Z')

const card: ConflictCard = {
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
}

describe('a conflict on the dashboard', () => {
  it('shows Maya its title, the other party, its age and the next action', () => {
    expect(cardViewOf(card, now)).toMatchObject({
      title: 'Dishes. Again. Always me.',
      mood: { emoji: '😤' },
      other: 'Jonas Weber',
      otherId: jonas,
      age: '3 hours ago',
      status: 'VOTE ON AI MEDIATION',
      tone: 'party1',
      action: 'Continue',
      href: '/conflict/0190c0de-0000-7000-8000-000000000001',
    })
  })

  it('can be declined only by the invited user', () => {
    expect(cardViewOf(card, now).canDecline).toBe(false)
    expect(cardViewOf({ ...card, can: { ...nothingAllowed, respond: true } }, now).canDecline).toBe(true)
  })

  it('can only be viewed once she has voted', () => {
    expect(cardViewOf({ ...card, can: nothingAllowed }, now)).toMatchObject({ action: 'View', tone: 'plain' })
  })

  it('shows the invited address until Jonas joins', () => {
    const invited = { ...card.other_party, id: null, display_name: 'Anonymous User', email: 'jonas@example.org' }
    const view = cardViewOf({ ...card, other_party: invited }, now)
    expect(view).toMatchObject({ other: 'jonas@example.org', otherId: null })
  })
})
