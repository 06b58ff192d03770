import { describe, expect, it } from 'vitest'
import { inviteSentence } from './pending-note.tsx'

const pending = {
  viewer_role: 'creator',
  closed_reason: null,
  status: 'pending',
  creator_display_name: 'Maya',
  opponent_email: 'jonas@example.org',
} as const
const expired = { ...pending, status: 'expired' } as const

describe('the invite to a debate', () => {
  it('says who is waiting for an answer', () => {
    expect(inviteSentence(pending)).toContain('Waiting for jonas@example.org')
    expect(inviteSentence({ ...pending, viewer_role: 'opponent' })).toBe('Maya invites you to take the other side.')
  })

  it('tells Maya that it was declined, and that this was Jonas’s call', () => {
    expect(inviteSentence({ ...expired, closed_reason: 'declined' })).toContain(
      'jonas@example.org would rather not debate this. That’s their call.',
    )
    expect(inviteSentence({ ...expired, closed_reason: 'declined', opponent_email: null })).toMatch(/^The other person/)
  })

  it('tells Jonas that declining costs nothing', () => {
    expect(inviteSentence({ ...expired, viewer_role: 'opponent', closed_reason: 'declined' })).toBe(
      'You declined this debate, and that’s fine. Nobody loses points.',
    )
  })

  it('blames neither party, whatever the reason', () => {
    for (const closed_reason of ['declined', 'expired', 'left', null] as const)
      for (const viewer_role of ['creator', 'opponent'] as const)
        expect(inviteSentence({ ...expired, viewer_role, closed_reason })).not.toMatch(/ignor|fault|refus|fail|ghost/i)
  })
})
