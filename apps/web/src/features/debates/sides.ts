import type { Debate } from '@squash/contract/debates'
import type { DebateSide } from '@squash/contract/values'
import { voteShares } from '@squash/rules/debates/vote-shares'
import type { Tone } from '../../ui/tone.ts'

/** The user on a side, with the emojis beside their name. */
type Debater = {
  id: string | null
  name: string
  avatar_url: string | null
  conflict_archetype: string | null
  archetype_emoji: string | null
  supporter_emoji: string | null
}

/** One side of a debate, as shown on screen. */
export type Side = {
  key: DebateSide
  tone: Extract<Tone, 'party1' | 'party2'>
  person: Debater
  claim: string
  /** Null until given, and after its author's account is erased. */
  position: string | null
  votes: number
  /** A whole percentage. */
  share: number
  isWinner: boolean
  isVotedFor: boolean
}

/** The two sides: tangerine for the creator, teal for the opponent. */
export function sidesOf(debate: Debate): { creator: Side; opponent: Side } {
  const shares = voteShares({ creator: debate.creator_votes, opponent: debate.opponent_votes })
  const votedFor = debate.user_vote_for_id
  return {
    creator: {
      key: 'creator',
      tone: 'party1',
      person: {
        id: debate.creator_id,
        name: debate.creator_display_name,
        avatar_url: debate.creator_avatar_url,
        conflict_archetype: debate.creator_conflict_archetype,
        archetype_emoji: debate.creator_archetype_emoji,
        supporter_emoji: debate.creator_supporter_emoji,
      },
      claim: debate.creator_side,
      position: debate.creator_position,
      votes: debate.creator_votes,
      share: shares.creator,
      isWinner: debate.outcome === 'creator',
      isVotedFor: votedFor !== null && votedFor === debate.creator_id,
    },
    opponent: {
      key: 'opponent',
      tone: 'party2',
      person: {
        id: debate.opponent_id,
        name:
          debate.opponent_display_name ?? (debate.viewer_role === 'opponent' ? 'You' : (debate.opponent_email ?? '')),
        avatar_url: debate.opponent_avatar_url,
        conflict_archetype: debate.opponent_conflict_archetype,
        archetype_emoji: debate.opponent_archetype_emoji,
        supporter_emoji: debate.opponent_supporter_emoji,
      },
      claim: debate.opponent_side,
      position: debate.opponent_position,
      votes: debate.opponent_votes,
      share: shares.opponent,
      isWinner: debate.outcome === 'opponent',
      isVotedFor: votedFor !== null && votedFor === debate.opponent_id,
    },
  }
}

export const totalVotes = ({ creator_votes, opponent_votes }: Pick<Debate, 'creator_votes' | 'opponent_votes'>) =>
  creator_votes + opponent_votes
