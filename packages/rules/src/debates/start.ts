import { ok, refuse } from '../result.ts'
import type { DebateDecided, PendingDebate } from './debate.ts'

export type DebateStart = {
  id: string
  title: string
  creator: string
  creator_email: string
  creator_side: string
  creator_position: string
  opponent_side: string
  opponent_email: string
  /** The account with the invited address, or null if there is none yet. */
  invitee_id: string | null
  now: Date
}

/**
 * Starts a debate between its creator and the person with the given address, compared case-insensitively. The contract
 * checks lengths and blanks.
 */
export function decideDebateStart(start: DebateStart): DebateDecided<'debate.with_yourself', PendingDebate> {
  const { creator, creator_email, invitee_id, now, ...given } = start
  const invited = given.opponent_email.toLowerCase()
  if (invited === creator_email.toLowerCase() || invitee_id === creator) return refuse('debate.with_yourself')
  return ok({
    debate: {
      ...given,
      status: 'pending',
      creator_id: creator,
      opponent_email: invited,
      invitee_id,
      invitee_since: invitee_id === null ? null : now,
      ignored_at: null,
      created_at: now,
      is_hidden: false,
    },
    events: [{ type: 'debate.started', debate: given.id, creator, invitee: invitee_id, at: now }],
  })
}
