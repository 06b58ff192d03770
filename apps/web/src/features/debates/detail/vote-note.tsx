import type { Debate } from '@squash/contract/debates'
import { debateMessages } from '@squash/contract/messages/debate'

/** One line under the two sides: why there is no button, or that a vote may be changed. */
export function VoteNote({ debate }: { debate: Debate }) {
  if (debate.status !== 'active') return null
  const text = debate.viewer_role !== null ? `${debateMessages.ownDebate}.` : noteForVoters(debate)
  return text === null ? null : <p className="mt-4 text-center text-sm text-muted">{text}</p>
}

function noteForVoters({ can, user_vote_for_id }: Debate): string | null {
  if (!can.vote) return 'Votes are no longer taken.'
  return user_vote_for_id === null
    ? 'You can change your vote as long as the debate is open.'
    : 'Changed your mind? Vote for the other side.'
}
