import type { AiRuling } from '@squash/contract/rulings'
import type { RulingVote } from '@squash/contract/values'

/** The ruling as it will be once this vote is counted, in place of the one before. */
export function withVote(ruling: AiRuling, vote: RulingVote): AiRuling {
  const before = ruling.user_vote ?? null
  if (before === vote) return ruling
  const vote_counts = { ...ruling.vote_counts, [vote]: ruling.vote_counts[vote] + 1 }
  if (before) vote_counts[before] = Math.max(0, vote_counts[before] - 1)
  return { ...ruling, user_vote: vote, vote_counts }
}
