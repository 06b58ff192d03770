import { describe, expect, it } from 'vitest'
import { nothingAllowed } from '../../testing/nothing-allowed.ts'
import { cardViewOf } from './conflict-card.tsx'
import { cardWith, jonas } from './testing/card-with.ts'

const now = new Date('2026-03-02T20:00:00Z')

const card = cardWith()

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
