import type { Commitment } from '@squash/contract/commitments'
import type { ConflictCard, Conflict as ConflictView, OtherParty } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import { abilitiesOf } from '@squash/rules/conflicts/abilities'
import { type Conflict, otherParty, partyOf } from '@squash/rules/conflicts/conflict'
import { privateReasonOf } from '@squash/rules/conflicts/keep-private'
import { phaseOf } from '@squash/rules/conflicts/phase'
import { statusLabel } from '@squash/rules/conflicts/status-label'
import { displayName } from '@squash/rules/people/display-name'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { ok, type Result, refuse } from '@squash/rules/result'
import { type NamedParty, publicText } from '@squash/rules/rulings/public-texts'
import { isoTime } from '../../platform/iso-time.ts'
import type { Person, StoredConflict } from './stored-conflict.ts'

const listed = (commitments: readonly Commitment[] | null): Commitment[] | null => commitments && [...commitments]

/** People the viewer has met who hold an invited address, by that address. */
export type Met = ReadonlyMap<string, Person>
const NOBODY: Met = new Map()

/** The address that this user has invited to a conflict, while it is unanswered; null otherwise. */
export const unansweredAddress = ({ conflict }: StoredConflict, viewer: string): string | null =>
  isUnanswered(conflict) && conflict.user1_id === viewer ? conflict.user2_email : null

const isUnanswered = ({ user2_id, user2_email }: Conflict): boolean =>
  user2_id === null && user2_email !== ERASED_ADDRESS

/** The conflict without its messages, as this party sees it in a list. */
export function presentCard({ conflict, user1, user2 }: StoredConflict, viewer: Party, met = NOBODY): ConflictCard {
  return {
    id: conflict.id,
    title: conflict.title,
    user1_id: conflict.user1_id,
    user2_id: conflict.user2_id,
    user1_mood: conflict.user1_mood,
    user2_mood: conflict.user2_mood,
    status: conflict.status,
    created_at: conflict.created_at.toISOString(),
    resolved_at: isoTime(conflict.resolved_at),
    user1_satisfaction: conflict.user1_satisfaction,
    user2_satisfaction: conflict.user2_satisfaction,
    rehash_attempted_at: isoTime(conflict.rehash_attempted_at),
    core_issues_attempted_at: isoTime(conflict.core_issues_attempted_at),
    final_ruling_issued_at: isoTime(conflict.final_ruling_issued_at),
    phase: phaseOf(conflict),
    status_label: statusLabel(conflict, viewer),
    viewer_role: viewer,
    other_party: presentOther(conflict, viewer === 'user1' ? user2 : user1, viewer, met),
    has_core_issue: { user1: conflict.user1_core_issue !== null, user2: conflict.user2_core_issue !== null },
    can: abilitiesOf(conflict, viewer),
    closed_reason: conflict.closed_reason,
  }
}

/** The conflict as this user sees it; anyone but its parties gets the same refusal as for an unknown conflict. */
export function viewOf(
  stored: StoredConflict,
  person: string,
  met = NOBODY,
): Result<ConflictView, 'conflict.not_found'> {
  const party = partyOf(stored.conflict, person)
  return party ? ok(presentConflict(stored, party, met)) : refuse('conflict.not_found')
}

/** The whole conflict as this party sees it: the other's raw message and core issue never leave the server. */
export function presentConflict(stored: StoredConflict, viewer: Party, met = NOBODY): ConflictView {
  const { conflict } = stored
  const own = <Text>(party: Party, text: Text): Text | null => (party === viewer ? text : null)
  const translations = [conflict.user1_translation_by, conflict.user2_translation_by].filter(
    (writer) => writer === 'ai' || writer === 'canned',
  )
  return {
    ...presentCard(stored, viewer, met),
    user2_email: invitedAddress(conflict, viewer),
    user1_raw_message: own('user1', conflict.user1_raw_message),
    user1_translated_message: conflict.user1_translated_message,
    user2_raw_message: own('user2', conflict.user2_raw_message),
    user2_translated_message: conflict.user2_translated_message,
    ai_summary: conflict.ai_summary,
    ai_suggestion: conflict.ai_suggestion,
    mediation_commitments: listed(conflict.mediation_commitments),
    ai_rehash_summary: conflict.ai_rehash_summary,
    ai_rehash_suggestion: conflict.ai_rehash_suggestion,
    rehash_commitments: listed(conflict.rehash_commitments),
    user1_core_issue: own('user1', conflict.user1_core_issue),
    user2_core_issue: own('user2', conflict.user2_core_issue),
    ai_core_reflection: conflict.ai_core_reflection,
    ai_core_suggestion: conflict.ai_core_suggestion,
    reflection_commitments: listed(conflict.reflection_commitments),
    final_ai_ruling: conflict.final_ai_ruling,
    ai_final_summary: conflict.ai_final_summary,
    ruling_verdict: conflict.ruling_verdict,
    ruling_asked: conflict.ruling_asked,
    strongest_points: { user1: conflict.user1_strongest_point, user2: conflict.user2_strongest_point },
    written_by: {
      translations: translations.includes('canned') ? 'canned' : (translations[0] ?? null),
      user1_translation: conflict.user1_translation_by,
      user2_translation: conflict.user2_translation_by,
      mediation: conflict.mediation_by,
      rehash: conflict.rehash_by,
      reflection: conflict.reflection_by,
      ruling: conflict.ruling_by,
    },
    ...(abilitiesOf(conflict, viewer).request_final_ruling && { title_in_public: titleInPublic(stored, viewer) }),
    ruling_requested_by: conflict.final_ruling_requested_by,
    private_because: privateReasonOf(conflict, viewer),
    reopened_at: isoTime(conflict.reopened_at),
    ruling_name_shown: { user1: conflict.user1_name_shown, user2: conflict.user2_name_shown },
  }
}

/** The title as the board would show it with the viewer's name hidden or shown; the other's name is hidden at first. */
function titleInPublic({ conflict, user1, user2 }: StoredConflict, viewer: Party): { hidden: string; shown: string } {
  const [own, other] = viewer === 'user1' ? [user1, user2] : [user2, user1]
  const masked = (shown: boolean) => publicText(conflict.title, [namedParty(own, shown), namedParty(other, false)])
  return { hidden: masked(false), shown: masked(true) }
}

const namedParty = (person: Person | null, shown: boolean): NamedParty => ({
  first: [person?.first_name].filter((name) => name != null),
  last: [person?.last_name].filter((name) => name != null),
  username: [person?.username].filter((name) => name != null),
  shown,
})

/**
 * The address that the creator typed: shown to them until the conflict is answered, and to the invited user, who knows it
 * anyway.
 */
const invitedAddress = ({ user2_id, user2_email, follow_up_of }: Conflict, viewer: Party): string | null => {
  const isTyped = user2_id === null && follow_up_of === null
  return user2_email !== ERASED_ADDRESS && (isTyped || viewer === 'user2') ? user2_email : null
}

/** The display name of a follow-up's invited user, whose address the creator never learns. */
const SAME_PERSON = 'the same person as before'

/**
 * The other party. Until the invited side has answered, the creator knows only the address they typed: not whether it
 * has an account, nor whose, unless the two have met (docs/reference/conflicts.md#who-the-responder-is).
 */
function presentOther(conflict: Conflict, party: Person | null, viewer: Party, met: Met): OtherParty {
  const { user2_email } = conflict
  const isWaiting = otherParty(viewer) === 'user2' && isUnanswered(conflict)
  const person = isWaiting ? met.get(user2_email) : party
  if (isWaiting && !person)
    return {
      id: null,
      display_name: conflict.follow_up_of === null ? user2_email : SAME_PERSON,
      username: null,
      avatar_url: null,
      email: conflict.follow_up_of === null ? user2_email : null,
    }
  return {
    id: person?.id ?? null,
    display_name: displayName(person ?? null, true),
    username: person?.username ?? null,
    avatar_url: person?.avatar_url ?? null,
    email: null,
  }
}
