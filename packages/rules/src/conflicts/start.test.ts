import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideStart } from './start.ts'
import { conflictIn, jonas, maya, started } from './testing/conflicts.ts'
import { invariants } from './testing/invariants.ts'

const blank = conflictIn('awaiting_response')
const start = {
  id: blank.id,
  title: blank.title,
  creator: maya.id,
  creator_email: maya.email,
  invitee_id: jonas.id,
  user2_email: jonas.email,
  mood: 'annoyed',
  raw_message: 'You NEVER do the dishes!',
  translation: { text: 'I often end up doing the dishes, and I would like us to share them.', written_by: 'ai' },
  now: started,
} as const

describe('starting a conflict', () => {
  it('notifies Jonas, who has an account', () => {
    const decided = decideStart(start)
    if (!decided.ok) throw new Error(decided.code)
    expect(decided.value.conflict).toEqual(blank)
    expect(invariants(decided.value.conflict)).toEqual([])
    expect(decided.value.events).toEqual([
      {
        type: 'conflict.started',
        conflict: blank.id,
        parties: [maya.id, jonas.id],
        at: started,
        mood: 'annoyed',
        invite: 'notified',
        message: expect.objectContaining({ words: 5, exclamation_marks: 1 }),
      },
    ])
  })

  it('sends an invite to an address without an account', () => {
    expect(decideStart({ ...start, invitee_id: null })).toMatchObject({
      ok: true,
      value: {
        conflict: { user2_id: null, invitee_id: null },
        events: [{ invite: 'sent', parties: [maya.id, null] }],
      },
    })
  })

  it('stores an address in lower case', () => {
    expect(decideStart({ ...start, user2_email: 'Jonas@Example.ORG' })).toMatchObject({
      value: { conflict: { user2_email: 'jonas@example.org' } },
    })
  })

  it.each([
    ['her own address', { user2_email: maya.email, invitee_id: null }],
    ['her own address in a different case', { user2_email: 'MAYA@example.org', invitee_id: null }],
    ['another address of her own account', { user2_email: 'maya.weber@example.org', invitee_id: maya.id }],
  ])('is refused with %s', (_whose, other) => {
    expect(decideStart({ ...start, ...other })).toEqual(refuse('conflict.with_yourself'))
  })
})
