import type { Debate as DebateView } from '@squash/contract/debates'
import { debateAbilities } from '@squash/rules/debates/abilities'
import { type Debate, debateSideOf, personOn } from '@squash/rules/debates/debate'
import { displayName } from '@squash/rules/people/display-name'
import { asShown } from '@squash/rules/people/hidden'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import type { StoredDebate } from './stored-debate.ts'

/**
 * A debate as this user may see it. Its two parties read their own texts unmasked; for everyone else personal data in
 * them is masked, and only the parties see the invited address.
 */
export function presentDebate({ debate, vote, ...people }: StoredDebate, viewer: string, now: Date): DebateView {
  const role = debateSideOf(debate, viewer)
  const isParty = role !== null
  const creator = people.creator && asShown(people.creator, isParty)
  const opponent = people.opponent && asShown(people.opponent, isParty)
  const shown = (text: string): string => (isParty ? text : maskPublicText(text))
  const shownOrNull = (text: string | null): string | null => text && shown(text)
  const answered = debate.status === 'active' || debate.status === 'complete' ? debate : null
  return {
    id: debate.id,
    title: shown(debate.title),
    status: debate.status,
    closed_reason: debate.status === 'expired' ? debate.closed_reason : null,
    creator_id: debate.creator_id,
    creator_display_name: displayName(creator, isParty),
    creator_username: creator?.username ?? null,
    creator_avatar_url: creator?.avatar_url ?? null,
    creator_conflict_archetype: creator?.conflict_archetype ?? null,
    creator_archetype_emoji: creator?.archetype_emoji ?? null,
    creator_supporter_emoji: creator?.supporter_emoji ?? null,
    creator_side: shown(debate.creator_side),
    creator_position: shownOrNull(debate.creator_position),
    opponent_id: answered?.opponent_id ?? null,
    opponent_display_name: answered && displayName(opponent, isParty),
    opponent_username: opponent?.username ?? null,
    opponent_avatar_url: opponent?.avatar_url ?? null,
    opponent_conflict_archetype: opponent?.conflict_archetype ?? null,
    opponent_archetype_emoji: opponent?.archetype_emoji ?? null,
    opponent_supporter_emoji: opponent?.supporter_emoji ?? null,
    opponent_side: shown(debate.opponent_side),
    opponent_position: shownOrNull(answered?.opponent_position ?? null),
    opponent_email: isParty && debate.opponent_email !== ERASED_ADDRESS ? debate.opponent_email : null,
    created_at: debate.created_at.toISOString(),
    answered_at: answered?.answered_at.toISOString() ?? null,
    expires_at: answered?.expires_at.toISOString() ?? null,
    completed_at: debate.status === 'complete' ? debate.closed_at.toISOString() : null,
    creator_votes: answered?.votes.creator ?? 0,
    opponent_votes: answered?.votes.opponent ?? 0,
    ...resultOf(debate),
    user_vote_for_id: answered && vote && personOn(answered, vote),
    viewer_role: role,
    is_hidden: debate.is_hidden,
    can: debateAbilities(debate, viewer, now),
  }
}

const resultOf = (debate: Debate): Pick<DebateView, 'winner_id' | 'outcome'> =>
  debate.status === 'complete'
    ? { outcome: debate.outcome, winner_id: debate.outcome === 'tie' ? null : personOn(debate, debate.outcome) }
    : { outcome: null, winner_id: null }
