import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { MESSAGES } from './messages.ts'
import { EDIT_NEEDS_PREVIEW, isEditOfPreview, previewed, UNSENDABLE } from './preview.ts'
import { acknowledged, hinted, SCREENED } from './safety.ts'
import { SafetyReview } from './safety-reviews.ts'
import { email, id, inviteLink, line, orDefault, page, text, timestamp } from './schemas.ts'
import {
  CLOSED_REASONS,
  CONFLICT_STATUSES,
  GROUPS,
  INVITE_KINDS,
  MESSAGE_WRITERS,
  MOODS,
  PARTIES,
  PHASES,
  PRIVATE_REASONS,
  REPORT_CATEGORIES,
  WRITERS,
} from './values.ts'

const aiText = z.string().nullable()
const writer = z.enum(WRITERS).nullable()
const messageWriter = z.enum(MESSAGE_WRITERS).nullable()
const pair = z.object({ user1: z.boolean(), user2: z.boolean() })

/** The other side as the viewer may see them: the invited address until they have joined, the person from then on. */
export const OtherParty = z.object({
  id: id.nullable(),
  display_name: z.string(),
  username: z.string().nullable(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
})
export type OtherParty = z.infer<typeof OtherParty>

/** What the viewer may do now; decided by the same rule that the commands obey. */
export const Abilities = z.object({
  /** Or decline. */
  respond: z.boolean(),
  vote: z.boolean(),
  submit_core_issue: z.boolean(),
  request_final_ruling: z.boolean(),
  delete: z.boolean(),
})
export type Abilities = z.infer<typeof Abilities>

/** A conflict in a list: everything but the words. */
export const ConflictCard = z.object({
  id,
  title: z.string(),
  user1_id: id.nullable(),
  user2_id: id.nullable(),
  user1_mood: z.enum(MOODS),
  /** null before the response, and where it was sent without a mood. */
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

/** A conflict as one party sees it. The other's raw message and core issue are always null (decisions §1). */
export const Conflict = ConflictCard.extend({
  user2_email: z.string().nullable(),
  user1_raw_message: z.string().nullable(),
  user1_translated_message: aiText,
  user2_raw_message: z.string().nullable(),
  user2_translated_message: aiText,
  ai_summary: aiText,
  ai_suggestion: aiText,
  ai_rehash_summary: aiText,
  ai_rehash_suggestion: aiText,
  user1_core_issue: z.string().nullable(),
  user2_core_issue: z.string().nullable(),
  ai_core_reflection: aiText,
  ai_core_suggestion: aiText,
  final_ai_ruling: aiText,
  ai_final_summary: aiText,
  written_by: z.object({
    /** 'canned' where the mediator wrote either without a model; null where it wrote neither. */
    translations: writer,
    user1_translation: messageWriter,
    user2_translation: messageWriter,
    mediation: writer,
    rehash: writer,
    reflection: writer,
    ruling: writer,
  }),
  ruling_requested_by: z.enum(PARTIES).nullable(),
  ruling_name_shown: pair,
  /** Why the viewer's own words keep it private; null when they don't. It says nothing about the other party's words. */
  private_because: z.enum(PRIVATE_REASONS).nullable(),
  /** When it was opened again after it had closed because a ruling wasn't possible. */
  reopened_at: timestamp.nullable(),
  /** `get_conflict` alone, and only while the ruling is off the public board: true. */
  ruling_hidden: z.boolean().optional(),
  invite_link: inviteLink,
  /** `get_conflict` alone: the viewer's own latest request to review what keeps it private. */
  safety_review: SafetyReview.optional(),
})
export type Conflict = z.infer<typeof Conflict>

const byId = z.object({ p_conflict_id: id })
const acting = ['conflict.not_found', 'conflict.not_a_party', 'conflict.wrong_phase'] as const

/** As in the mailed link. A mangled one is an invite that nobody has sent, like any other unknown one. */
const inviteToken = z.string().max(1000)

export const conflicts = {
  create_conflict: write('create_conflict')
    .errors(refusals(['conflict.with_yourself', 'invite.too_many', ...UNSENDABLE, ...SCREENED]))
    .input(
      z
        .object({
          title: line(LIMITS.conflictTitle, MESSAGES.newConflict.fillInAllFields),
          user2_email: email(MESSAGES.newConflict.fillInAllFields),
          user1_mood: z.enum(MOODS),
          user1_raw_message: text(LIMITS.conflictMessage, MESSAGES.newConflict.fillInAllFields),
          ...previewed,
          ...acknowledged,
        })
        .refine(isEditOfPreview, EDIT_NEEDS_PREVIEW),
    )
    .output(
      Conflict.extend({
        /** 'sent': the address has no account yet and is invited to join; 'notified': it has one. A block changes neither. */
        invite: z.enum(['sent', 'notified']),
        /** false when the address has had enough mail for a day: the invite is mailed on a later day, and `invite_link` is there. */
        mail_queued: z.boolean(),
        ...hinted,
      }),
    ),

  get_conflict: read('get_conflict')
    .errors(refusals(['conflict.not_found']))
    .input(byId)
    .output(Conflict),

  get_my_conflicts: read('get_my_conflicts')
    .input(z.object({ p_group: orDefault(z.enum(GROUPS), 'active'), ...page }))
    .output(z.array(ConflictCard)),

  get_dashboard: read('get_dashboard')
    .input(z.object({}))
    .output(
      z.object({
        active: z.number().int(),
        resolved: z.number().int(),
        people: z.number().int(),
        history: z.number().int(),
      }),
    ),

  respond_to_conflict: write('respond_to_conflict')
    .errors(
      refusals([...acting, ...UNSENDABLE, ...SCREENED], { 'conflict.wrong_phase': MESSAGES.conflict.respondFailed }),
    )
    .input(
      byId
        .extend({
          user2_raw_message: text(LIMITS.response, MESSAGES.conflict.respondFailed),
          user2_mood: z.enum(MOODS).nullish(),
          ...previewed,
          ...acknowledged,
        })
        .refine(isEditOfPreview, EDIT_NEEDS_PREVIEW),
    )
    .output(Conflict.extend(hinted)),

  vote_satisfaction: write('vote_satisfaction')
    .errors(
      refusals([...acting, 'conflict.already_answered'], {
        'conflict.wrong_phase': MESSAGES.conflict.voteFailed,
        'conflict.already_answered': MESSAGES.conflict.voteFailed,
      }),
    )
    .input(
      byId.extend({ satisfied: z.boolean(), p_round: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullish() }),
    )
    .output(Conflict),

  submit_core_issue: write('submit_core_issue')
    .errors(
      refusals([...acting, 'conflict.already_answered', ...SCREENED], {
        'conflict.wrong_phase': MESSAGES.conflict.coreIssueFailed,
        'conflict.already_answered': MESSAGES.conflict.coreIssueFailed,
      }),
    )
    .input(byId.extend({ core_issue: text(LIMITS.coreIssue, MESSAGES.conflict.coreIssueFailed), ...acknowledged }))
    .output(Conflict.extend(hinted)),

  request_final_ruling: write('request_final_ruling')
    .errors(refusals(acting, { 'conflict.wrong_phase': MESSAGES.conflict.rulingFailed }))
    .input(byId.extend({ show_my_name: orDefault(z.boolean(), false) }))
    .output(Conflict),

  set_ruling_name_shown: write('set_ruling_name_shown')
    .errors(refusals(acting))
    .input(byId.extend({ shown: z.boolean() }))
    .output(z.object({ shown: z.boolean() })),

  delete_conflict: write('delete_conflict')
    .errors(
      refusals(['conflict.not_found', 'conflict.not_the_creator', 'conflict.wrong_phase'], {
        'conflict.wrong_phase': MESSAGES.conflict.deleteFailed,
      }),
    )
    .input(byId)
    .output(z.object({ deleted: z.literal(true) })),

  get_shared_conflicts: read('get_shared_conflicts')
    .input(z.object({ p_user_id: id, p_group: orDefault(z.enum(GROUPS), 'active'), ...page }))
    .output(z.array(ConflictCard)),

  get_shared_stats: read('get_shared_stats')
    .input(z.object({ p_user_id: id }))
    .output(
      z.object({
        total: z.number().int(),
        active: z.number().int(),
        closed: z.number().int(),
        resolution_rate: z.number().int(),
      }),
    ),

  get_invite: read('get_invite', 'public')
    .errors(refusals(['invite.not_found']))
    .input(z.object({ token: inviteToken }))
    .output(
      z.object({
        inviter: z.string(),
        purpose: z.string(),
        kind: z.enum(INVITE_KINDS),
        id: id.nullable(),
        /** Whether the token is the mailed one. The other, which the creator passes on, neither declines, blocks nor reports. */
        mailed: z.boolean(),
      }),
    ),

  /**
   * Says no to an invite without giving a reason; nobody is blamed. By the token of its link, without a session; or by what it is
   * to, as the invited person.
   */
  decline_invite: write('decline_invite', 'public')
    .errors(
      refusals(
        [
          'invite.not_found',
          'session.required',
          ...acting,
          'debate.not_found',
          'debate.not_invited',
          'debate.not_pending',
        ],
        {
          'conflict.wrong_phase': MESSAGES.invite.tooLateToDecline,
          'debate.not_pending': MESSAGES.invite.tooLateToDecline,
        },
      ),
    )
    .input(
      z
        .object({
          /** Where it is given, the other two say nothing. */
          token: inviteToken.nullish(),
          kind: z.enum(INVITE_KINDS).nullish(),
          id: id.nullish(),
        })
        .refine(({ token, kind, id }) => (token ?? (kind && id)) != null, {
          path: ['token'],
          error: 'must be given, or kind and id instead',
        }),
    )
    .output(z.null()),

  /**
   * Whoever holds a mailed invite wants nothing more from its sender, who is not told: this invite and every later one reach
   * the address no more. An account that has the address finds the block in its list.
   */
  block_inviter: write('block_inviter', 'public')
    .errors(refusals(['invite.not_found']))
    .input(
      z.object({
        token: inviteToken,
        /** Nor anything from anybody else. */
        all_invites: orDefault(z.boolean(), false),
      }),
    )
    .output(z.null()),

  /**
   * Whoever holds a mailed invite tells the admins of it, once: of what the link shows, and of nobody's message; also after
   * declining or blocking by it, while nobody has answered. Nobody hears back, because the link is all that is known of them.
   */
  report_invite: write('report_invite', 'public')
    .errors(refusals(['invite.not_found', 'report.repeated']))
    .input(
      z.object({
        token: inviteToken,
        reason: text(LIMITS.reportReason, reportsMessages.reasonRequired),
        category: orDefault(z.enum(REPORT_CATEGORIES), 'other'),
      }),
    )
    .output(z.null()),
}
