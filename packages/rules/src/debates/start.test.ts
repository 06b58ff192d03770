import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { type DebateStart, decideDebateStart } from './start.ts'
import { jonas, maya, started } from './testing/debates.ts'

const start = (changes: Partial<DebateStart> = {}): DebateStart => ({
  id: 'd1',
  title: 'Dishes: tonight or tomorrow?',
  creator: maya.id,
  creator_email: maya.email,
  creator_side: 'Tonight',
  creator_position: 'Ten minutes.',
  opponent_side: 'Tomorrow',
  opponent_email: jonas.email,
  invitee_id: jonas.id,
  now: started,
  ...changes,
})

describe('starting a debate', () => {
  it('invites and notifies the account with the address', () => {
    expect(decideDebateStart(start({ opponent_email: 'Jonas@Example.ORG' }))).toMatchObject({
      ok: true,
      value: {
        debate: {
          status: 'pending',
          creator_id: maya.id,
          invitee_id: jonas.id,
          invitee_since: started,
          opponent_email: jonas.email,
        },
        events: [{ type: 'debate.started', debate: 'd1', creator: maya.id, invitee: jonas.id, at: started }],
      },
    })
  })

  it('waits for an address that has no account yet', () => {
    expect(decideDebateStart(start({ invitee_id: null }))).toMatchObject({
      ok: true,
      value: { debate: { invitee_id: null, invitee_since: null }, events: [{ invitee: null }] },
    })
  })

  it.each([
    ['her own address', { opponent_email: maya.email }],
    ['her own address in capitals', { opponent_email: maya.email.toUpperCase() }],
    ['an address that turns out to be hers', { invitee_id: maya.id }],
  ])('is refused if Maya invites herself, by %s', (_, changes) => {
    expect(decideDebateStart(start(changes))).toEqual(refuse('debate.with_yourself'))
  })
})
