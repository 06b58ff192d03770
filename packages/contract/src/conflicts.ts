import { z } from 'zod'
import { read, write } from './call.ts'
import { Commitment } from './commitments.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { conflictMessages } from './messages/conflict.ts'
import { newConflictMessages } from './messages/new-conflict.ts'
import { EDIT_NEEDS_PREVIEW, isEditOfPreview, previewed, UNSENDABLE } from './preview.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { SafetyReview } from './safety-reviews.ts'
import { email, id, line, optionalText, orDefault, text, timestamp } from './schemas.ts'
import {
  CLOSED_REASONS,
  CONFLICT_STATUSES,
  MESSAGE_WRITERS,
  MOODS,
  PARTIES,
  PHASES,
  PRIVATE_REASONS,
  ROUNDS,
  RULING_CHECKS,
  RULING_VERDICTS,
  WRITERS,
} from './values.ts'

const aiText = z.string().nullable()
const writer = z.enum(WRITERS).nullable()
/** null until the mediator has written the proposal, and if it was written before commitments existed. */
const commitments = z.array(Commitment).nullable()
const messageWriter = z.enum(MESSAGE_WRITERS).nullable()
const pair = z.object({ user1: z.boolean(), user2: z.boolean() })

/** The other party as the viewer may see them: only the invited address until they join, then the person. */
export const OtherParty = z.object({
  id: id.nullable(),
  display_name: z.string(),
  username: z.string().nullable(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
})
export type OtherParty = z.infer<typeof OtherParty>

/** What the viewer may do now; computed by the same rule that the commands enforce. */
export const Abilities = z.object({
  /** Also covers declining. */
  respond: z.boolean(),
  vote: z.boolean(),
  submit_core_issue: z.boolean(),
  request_final_ruling: z.boolean(),
  /** "Leave it here": close it unsettled, without a ruling. */
  close_without_ruling: z.boolean(),
  delete: z.boolean(),
})
export type Abilities = z.infer<typeof Abilities>

/** A conflict in a list, without its texts. */
export const ConflictCard = z.object({
  id,
  title: z.string(),
  user1_id: id.nullable(),
  user2_id: id.nullable(),
  user1_mood: z.enum(MOODS),
  /** null before the response, and if the response was sent without a mood. */
  user2_mood: z.enum(MOODS).nullable(),
  status: z.enum(CONFLICT_STATUSES),
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
  user1_satisfaction: z.boolean().nullable(),
  user2_satisfaction: z.boolean().nullable(),
  rehash_attempted_at: timestamp.nullable(),
  core_issues_attempted_at: timestamp.nullable(),
  final_ruling_issued_at: timestamp.nullable(),
  phase: z.enum(PHASES),
  status_label: z.string(),
  viewer_role: z.enum(PARTIES),
  other_party: OtherParty,
  has_core_issue: pair,
  can: Abilities,
  closed_reason: z.enum(CLOSED_REASONS).nullable(),
})
export type ConflictCard = z.infer<typeof ConflictCard>

/** A conflict as one party sees it. The other's raw message and core issue are always null. */
export const Conflict = ConflictCard.extend({
  user2_email: z.string().nullable(),
  user1_raw_message: z.string().nullable(),
  user1_translated_message: aiText,
  user2_raw_message: z.string().nullable(),
  user2_translated_message: aiText,
  ai_summary: aiText,
  ai_suggestion: aiText,
  mediation_commitments: commitments,
  ai_rehash_summary: aiText,
  ai_rehash_suggestion: aiText,
  rehash_commitments: commitments,
  user1_core_issue: z.string().nullable(),
  user2_core_issue: z.string().nullable(),
  ai_core_reflection: aiText,
  ai_core_suggestion: aiText,
  reflection_commitments: commitments,
  final_ai_ruling: aiText,
  ai_final_summary: aiText,
  /**
   * The ruling's verdict, and whether the model judged once or in both orders; null before the ruling, and for rulings
   * from before these were stored.
   */
  ruling_verdict: z.enum(RULING_VERDICTS).nullable(),
  ruling_asked: z.enum(RULING_CHECKS).nullable(),
  /** The strongest point of each side, as the ruling sees it. */
  strongest_points: z.object({ user1: aiText, user2: aiText }),
  written_by: z.object({
    /** 'canned' if either was written without a model; null if the mediator wrote neither. */
    translations: writer,
    user1_translation: messageWriter,
    user2_translation: messageWriter,
    mediation: writer,
    rehash: writer,
    reflection: writer,
    ruling: writer,
  }),
  /**
   * Only while the viewer may request the ruling: the title as strangers would read it, with the viewer's name hidden
   * or shown.
   */
  title_in_public: z.object({ hidden: z.string(), shown: z.string() }).optional(),
  ruling_requested_by: z.enum(PARTIES).nullable(),
  ruling_name_shown: pair,
  /**
   * Why the viewer's own words keep it private; null when they don't. It says nothing about the other party's words.
   */
  private_because: z.enum(PRIVATE_REASONS).nullable(),
  /** When it was reopened after closing because a ruling wasn't possible. */
  reopened_at: timestamp.nullable(),
  /** Only in `get_conflict`, and only present (as true) while the ruling is hidden from the public board. */
  ruling_hidden: z.boolean().optional(),
  /** Only in `get_conflict`: the resolved conflict that this one follows up on. */
  follow_up_of: z.object({ id, title: z.string() }).optional(),
  /** Only in `get_conflict`: the viewer's own latest request to review what keeps the conflict private. */
  safety_review: SafetyReview.optional(),
})
export type Conflict = z.infer<typeof Conflict>

const byId = z.object({ p_conflict_id: id })
const acting = ['conflict.not_found', 'conflict.not_a_party', 'conflict.wrong_phase'] as const

export const conflicts = {
  create_conflict: write('create_conflict')
    .errors(
      refusals([
        'conflict.with_yourself',
        'conflict.insulting_title',
        'agreement.not_found',
        'agreement.other_left',
        'invite.too_many',
        ...UNSENDABLE,
        ...SAFETY_REFUSALS,
      ]),
    )
    .input(
      z
        .object({
          title: line(LIMITS.conflictTitle, newConflictMessages.fillInAllFields),
          /** Required, unless the conflict follows up on an earlier one, which has the same two parties. */
          user2_email: email(newConflictMessages.fillInAllFields).nullish(),
          /** A resolved conflict of the caller whose agreement both parties confirmed. */
          p_follow_up_of: id.nullish(),
          user1_mood: z.enum(MOODS),
          user1_raw_message: text(LIMITS.conflictMessage, newConflictMessages.fillInAllFields),
          /**
           * The caller's solo note that the conflict is started from. The note then links to the conflict. Unknown ids
           * are ignored.
           */
          solo_note_id: id.nullish(),
          ...previewed,
          ...acknowledged,
        })
        .refine(isEditOfPreview, EDIT_NEEDS_PREVIEW)
        .refine(({ user2_email, p_follow_up_of }) => (user2_email ?? p_follow_up_of) != null, {
          path: ['user2_email'],
          error: newConflictMessages.fillInAllFields,
        }),
    )
    .output(
      Conflict.extend({
        /**
         * 'sent': the address has no account yet and is invited to join; 'notified': it has one. A block changes
         * neither.
         */
        invite: z.enum(['sent', 'notified']),
        /** false if the address has reached its daily mail limit: the invite is mailed on a later day. */
        mail_queued: z.boolean(),
        ...withSafetyHint,
      }),
    ),

  get_conflict: read('get_conflict')
    .errors(refusals(['conflict.not_found']))
    .input(byId)
    .output(Conflict),

  respond_to_conflict: write('respond_to_conflict')
    .errors(
      refusals([...acting, ...UNSENDABLE, ...SAFETY_REFUSALS], {
        'conflict.wrong_phase': conflictMessages.respondFailed,
      }),
    )
    .input(
      byId
        .extend({
          user2_raw_message: text(LIMITS.response, conflictMessages.respondFailed),
          user2_mood: z.enum(MOODS).nullish(),
          ...previewed,
          ...acknowledged,
        })
        .refine(isEditOfPreview, EDIT_NEEDS_PREVIEW),
    )
    .output(Conflict.extend(withSafetyHint)),

  vote_satisfaction: write('vote_satisfaction')
    .errors(
      refusals([...acting, 'conflict.already_answered', ...SAFETY_REFUSALS], {
        'conflict.wrong_phase': conflictMessages.voteFailed,
        'conflict.already_answered': conflictMessages.voteFailed,
      }),
    )
    .input(
      byId
        .extend({
          satisfied: z.boolean(),
          p_round: z.union(ROUNDS.map((one) => z.literal(one))).nullish(),
          /** What was missing; only the mediator reads it. */
          critique: optionalText(LIMITS.critique),
          ...acknowledged,
        })
        .refine(({ satisfied, critique }) => !satisfied || critique == null, {
          path: ['critique'],
          error: 'only goes with satisfied: false',
        }),
    )
    .output(Conflict.extend(withSafetyHint)),

  submit_core_issue: write('submit_core_issue')
    .errors(
      refusals([...acting, 'conflict.already_answered', ...SAFETY_REFUSALS], {
        'conflict.wrong_phase': conflictMessages.coreIssueFailed,
        'conflict.already_answered': conflictMessages.coreIssueFailed,
      }),
    )
    .input(byId.extend({ core_issue: text(LIMITS.coreIssue, conflictMessages.coreIssueFailed), ...acknowledged }))
    .output(Conflict.extend(withSafetyHint)),

  request_final_ruling: write('request_final_ruling')
    .errors(refusals(acting, { 'conflict.wrong_phase': conflictMessages.rulingFailed }))
    .input(byId.extend({ show_my_name: orDefault(z.boolean(), false) }))
    .output(Conflict),

  /** Leaves the conflict unsettled: no ruling, and no penalty for either party. */
  close_without_ruling: write('close_without_ruling')
    .errors(refusals(acting, { 'conflict.wrong_phase': conflictMessages.leaveFailed }))
    .input(byId)
    .output(Conflict),

  set_ruling_name_shown: write('set_ruling_name_shown')
    .errors(refusals(acting))
    .input(byId.extend({ shown: z.boolean() }))
    .output(z.object({ shown: z.boolean() })),

  delete_conflict: write('delete_conflict')
    .errors(
      refusals(['conflict.not_found', 'conflict.not_the_creator', 'conflict.wrong_phase'], {
        'conflict.wrong_phase': conflictMessages.deleteFailed,
      }),
    )
    .input(byId)
    .output(z.object({ deleted: z.literal(true) })),
}
