import { z } from 'zod'
import { Agreement } from './agreements.ts'
import { Block } from './blocks.ts'
import { read, write } from './call.ts'
import { Conflict } from './conflicts.ts'
import { Debate } from './debates.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { NotifiedDevice } from './notifications.ts'
import { StoredPreview } from './preview.ts'
import { Profile } from './profiles.ts'
import { MyReport } from './reports.ts'
import { SquashCredEvent, UnlockedAchievement, UnlockedArchetype } from './rewards.ts'
import { SafetyReview } from './safety-reviews.ts'
import { id, page, timestamp } from './schemas.ts'
import { StoredSoloNote } from './solo-notes.ts'
import { DEBATE_SIDES, FORUM_VOTES, PARTIES, RULING_VOTES, TIP_LEVELS } from './values.ts'

/** A device or browser on which the user is signed in. */
export const Session = z.object({
  id,
  /** Whether this is the session making the call. */
  is_current: z.boolean(),
  aal: z.enum(['aal1', 'aal2']),
  user_agent: z.string().nullable(),
  created_at: timestamp,
  /** When the session last renewed its token, which is about when it was last used. */
  refreshed_at: timestamp,
})
export type Session = z.infer<typeof Session>

/** An entry of the account's history, as its owner reads it. */
export const SecurityEvent = z.object({
  /** Increases over time; used as the cursor `p_before`. */
  id: z.number().int(),
  type: z.enum([
    'signed_up',
    'email_confirmed',
    'signed_in',
    'signed_out',
    'session_revoked',
    'refresh_token_reused',
    'recovery_requested',
    'password_changed',
    'email_change_requested',
    'email_changed',
    'phone_confirmed',
    'phone_change_requested',
    'phone_changed',
    'sign_in_code_requested',
    'sign_in_blocked',
    'reauthentication_requested',
    'factor_added',
    'factor_removed',
    'factor_passed',
    'identity_linked',
    'identity_unlinked',
    'deletion_requested',
    'deletion_cancelled',
  ]),
  session_id: id.nullable(),
  at: timestamp,
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

/**
 * The user's own data. A shared conflict includes the texts written for both parties, but none of the other party's raw
 * words.
 */
export const MyData = z.object({
  exported_at: timestamp,
  profile: Profile.nullable(),
  photo: z.object({ webp_base64: z.string(), created_at: timestamp }).nullable(),
  conflicts: z.array(Conflict),
  /** Wordings that were previewed in the last 24 hours and not sent. */
  previews: z.array(StoredPreview),
  /** Messages they wrote but never sent to anyone. */
  solo_notes: z.array(StoredSoloNote),
  /** Their agreements as they see them in the app, with the newest revisions. */
  agreements: z.array(Agreement),
  votes: z.array(
    z.object({
      conflict_id: id,
      round: z.number().int(),
      party: z.enum(PARTIES),
      satisfied: z.boolean(),
      /** What they said was missing from a proposal; only the mediator reads it. */
      critique: z.string().nullable(),
      voted_at: timestamp,
    }),
  ),
  forum_votes: z.array(z.object({ reddit_conflict_id: id, vote_type: z.enum(FORUM_VOTES), voted_at: timestamp })),
  tips: z.array(
    z.object({
      level: z.enum(TIP_LEVELS),
      status: z.enum(['open', 'paid', 'refunded']),
      created_at: timestamp,
      paid_at: timestamp.nullable(),
      refunded_at: timestamp.nullable(),
    }),
  ),
  public_votes: z.array(z.object({ conflict_id: id, vote_type: z.enum(RULING_VOTES), voted_at: timestamp })),
  invites_sent: z.array(
    z.object({
      conflict_id: id,
      email: z.string(),
      created_at: timestamp,
      last_sent_at: timestamp.nullable(),
      times_sent: z.number().int(),
    }),
  ),
  debates: z.array(Debate),
  debate_votes: z.array(z.object({ debate_id: id, side: z.enum(DEBATE_SIDES), voted_at: timestamp })),
  debate_invites_sent: z.array(
    z.object({
      debate_id: id,
      email: z.string(),
      created_at: timestamp,
      last_sent_at: timestamp.nullable(),
      times_sent: z.number().int(),
    }),
  ),
  /** The user's progress; their written answers are never stored. */
  quests: z.array(
    z.object({
      quest: z.string(),
      started_at: timestamp,
      completed_at: timestamp.nullable(),
      is_perfect: z.boolean(),
      steps: z.array(
        z.object({ step_id: id, is_correct: z.boolean(), first_try: z.boolean(), answered_at: timestamp }),
      ),
    }),
  ),
  blocks: z.array(Block),
  /** The reviews they requested from the admins, with the outcomes. */
  safety_reviews: z.array(SafetyReview),
  /** The reports they filed and the decided reports about their own content, each as they see it in the app. */
  reports: z.object({ filed: z.array(MyReport), about_me: z.array(MyReport) }),
  squashcred: z.array(SquashCredEvent),
  achievements: z.array(UnlockedAchievement),
  archetypes: z.array(UnlockedArchetype),
  /** When they last visited, and the latest local days with a visit; null until sign-up is recorded. */
  visits: z.object({ last_at: timestamp, recent_days: z.array(z.string()) }).nullable(),
  sessions: z.array(Session),
  /** The devices on which they are notified. */
  notified_devices: z.array(NotifiedDevice),
  security_events: z.array(SecurityEvent),
})
export type MyData = z.infer<typeof MyData>

/** A password or code as it was typed: never trimmed, because a password may begin with a space. */
const secret = z.string().max(LIMITS.secret).nullish()

export const account = {
  /** The newest hundred sessions. */
  get_sessions: read('get_sessions').input(z.object({})).output(z.array(Session)),

  revoke_session: write('revoke_session')
    .errors(refusals(['session.not_found']))
    .input(z.object({ session_id: id }))
    .output(z.null()),

  get_security_events: read('get_security_events')
    .input(z.object({ p_limit: page.p_limit, p_before: z.number().int().positive().nullish() }))
    .output(z.array(SecurityEvent)),

  export_my_data: read('export_my_data')
    .errors(refusals(['request.rate_limited']))
    .input(z.object({}))
    .output(MyData),

  /**
   * Schedules the erasure of the caller's account in seven days. Takes the password, or the code that the
   * authentication service mails for GET /reauthenticate. Repeating the call doesn't move the date.
   */
  delete_account: write('delete_account')
    .errors(refusals(['account.reauthentication_required', 'request.rate_limited']))
    .input(z.object({ password: secret, nonce: secret }))
    .output(z.object({ erase_at: timestamp })),

  /** Cancels a scheduled deletion; does nothing if none is scheduled. */
  cancel_deletion: write('cancel_deletion').input(z.object({})).output(z.null()),
}
