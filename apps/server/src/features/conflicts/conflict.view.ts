import type { ConflictCard, Conflict as ConflictView, OtherParty } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import { abilitiesOf } from '@squash/rules/conflicts/abilities'
import { type Conflict, otherParty } from '@squash/rules/conflicts/conflict'
import { privateReasonOf } from '@squash/rules/conflicts/keep-private'
import { phaseOf } from '@squash/rules/conflicts/phase'
import { statusLabel } from '@squash/rules/conflicts/status-label'
import { displayName } from '@squash/rules/people/display-name'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Person, StoredConflict } from './stored-conflict.ts'

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** The conflict without its words, as this party sees it in a list. */
export function presentCard({ conflict, user1, user2 }: StoredConflict, viewer: Party): ConflictCard {
  return {
    id: conflict.id,
    title: conflict.title,
    user1_id: conflict.user1_id,
    user2_id: conflict.user2_id,
    user1_mood: conflict.user1_mood,
    user2_mood: conflict.user2_mood,
    status: conflict.status,
    created_at: conflict.created_at.toISOString(),
    resolved_at: iso(conflict.resolved_at),
    user1_satisfaction: conflict.user1_satisfaction,
    user2_satisfaction: conflict.user2_satisfaction,
    rehash_attempted_at: iso(conflict.rehash_attempted_at),
    core_issues_attempted_at: iso(conflict.core_issues_attempted_at),
    final_ruling_issued_at: iso(conflict.final_ruling_issued_at),
    phase: phaseOf(conflict),
    status_label: statusLabel(conflict, viewer),
    viewer_role: viewer,
    other_party: presentOther(conflict, viewer === 'user1' ? user2 : user1, viewer),
    has_core_issue: { user1: conflict.user1_core_issue !== null, user2: conflict.user2_core_issue !== null },
    can: abilitiesOf(conflict, viewer),
    closed_reason: conflict.closed_reason,
  }
}

/** The whole conflict as this party sees it: the other's raw message and core issue never leave the server (decisions §1). */
export function presentConflict(stored: StoredConflict, viewer: Party): ConflictView {
  const { conflict } = stored
  const own = <Text>(party: Party, text: Text): Text | null => (party === viewer ? text : null)
  const translations = [conflict.user1_translation_by, conflict.user2_translation_by].filter(
    (writer) => writer === 'ai' || writer === 'canned',
  )
  return {
    ...presentCard(stored, viewer),
    user2_email: invitedAddress(conflict, viewer),
    user1_raw_message: own('user1', conflict.user1_raw_message),
    user1_translated_message: conflict.user1_translated_message,
    user2_raw_message: own('user2', conflict.user2_raw_message),
    user2_translated_message: conflict.user2_translated_message,
    ai_summary: conflict.ai_summary,
    ai_suggestion: conflict.ai_suggestion,
    ai_rehash_summary: conflict.ai_rehash_summary,
    ai_rehash_suggestion: conflict.ai_rehash_suggestion,
    user1_core_issue: own('user1', conflict.user1_core_issue),
    user2_core_issue: own('user2', conflict.user2_core_issue),
    ai_core_reflection: conflict.ai_core_reflection,
    ai_core_suggestion: conflict.ai_core_suggestion,
    final_ai_ruling: conflict.final_ai_ruling,
    ai_final_summary: conflict.ai_final_summary,
    written_by: {
      translations: translations.includes('canned') ? 'canned' : (translations[0] ?? null),
      user1_translation: conflict.user1_translation_by,
      user2_translation: conflict.user2_translation_by,
      mediation: conflict.mediation_by,
      rehash: conflict.rehash_by,
      reflection: conflict.reflection_by,
      ruling: conflict.ruling_by,
    },
    ruling_requested_by: conflict.final_ruling_requested_by,
    private_because: privateReasonOf(conflict, viewer),
    reopened_at: iso(conflict.reopened_at),
    ruling_name_shown: { user1: conflict.user1_name_shown, user2: conflict.user2_name_shown },
  }
}

/** What the creator typed, until they know who answers to it; the invited person knows it anyway. */
const invitedAddress = ({ user2_id, user2_email }: Conflict, viewer: Party): string | null =>
  user2_email !== ERASED_ADDRESS && (user2_id === null || viewer === 'user2') ? user2_email : null

/**
 * The person opposite. Until the invited side has answered, the creator knows no more than the address they typed: not
 * whether it has an account, and not whose.
 */
function presentOther(conflict: Conflict, person: Person | null, viewer: Party): OtherParty {
  const { user2_id, user2_email } = conflict
  const waiting = otherParty(viewer) === 'user2' && user2_id === null && user2_email !== ERASED_ADDRESS
  if (waiting)
    return {
      id: null,
      display_name: conflict.user2_email,
      username: null,
      avatar_url: null,
      email: conflict.user2_email,
    }
  return {
    id: person?.id ?? null,
    display_name: displayName(person, true),
    username: person?.username ?? null,
    avatar_url: person?.avatar_url ?? null,
    email: null,
  }
}
