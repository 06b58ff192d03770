import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { id, orDefault, page, text, timestamp } from './schemas.ts'
import {
  DEBATE_SIDES,
  HIDDEN_BY,
  HIDEABLE_KINDS,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_STATUSES,
  VERDICTS,
} from './values.ts'

/** The author's appeal against the decision on a report. */
const Appeal = z.object({ text: z.string(), at: timestamp })

/**
 * A report as seen by the reporter or the reported author. The reporter learns the outcome; the author learns the
 * reason for the decision, but neither who filed the report nor what it said.
 */
export const MyReport = z.object({
  id,
  role: z.enum(['reporter', 'author']),
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  /** The id of the ruling's conflict, the debate, the person, or the conflict containing the message. */
  subject_id: id,
  /** Its title when it was reported; null if it had none. */
  title: z.string().nullable(),
  /** The reporter's own words; null when shown to the author. */
  reason: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  /** The admin's reason; null when shown to the reporter. */
  decision_reason: z.string().nullable(),
  /** Null when shown to the reporter. */
  appeal: Appeal.nullable(),
  /** The admin's reason for the decision on the appeal. */
  appeal_reason: z.string().nullable(),
  can_appeal: z.boolean(),
  /** For the reporter: the case ended because the reported account was erased, and its content is gone. */
  is_gone: z.boolean(),
  /** For the author: whether this decision hides what was reported. */
  has_hidden: z.boolean(),
})
export type MyReport = z.infer<typeof MyReport>

const Named = z.object({ id, display_name: z.string(), username: z.string().nullable() })

/** What the reporter could see when they reported. Admins see only this. */
export const ReportContext = z.object({
  title: z.string().nullable(),
  texts: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type ReportContext = z.infer<typeof ReportContext>

/** The author of the reported words, whether they are currently banned, and whether this admin can change that. */
const Author = Named.extend({ is_banned: z.boolean(), can_ban: z.boolean() })

/**
 * A report as admins see it. Later reports about the same content join it while it is open, so that one decision
 * settles them all.
 */
export const AdminReport = z.object({
  id,
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  status: z.enum(REPORT_STATUSES),
  subject_id: id,
  /** For a debate: which side's words were reported. */
  side: z.enum(DEBATE_SIDES).nullable(),
  /** Null once the reporter's account is erased, and for an admin who is involved in the reported content. */
  reason: z.string().nullable(),
  created_at: timestamp,
  reporter: Named.nullable(),
  /**
   * Why the reporter isn't named: their account is erased, they used a mailed invite's link, or this admin is involved.
   */
  unnamed: z.enum(['erased', 'invite', 'own']).nullable(),
  /** Who is notified and may appeal; null if the reporter couldn't see who that is, and for an erased account. */
  author: Author.nullable(),
  context: ReportContext,
  times_reported: z.number().int().min(1),
  /** The reasons given in reports that joined this one, up to ten; empty for an admin who is involved. */
  joined: z.array(
    z.object({ category: z.enum(REPORT_CATEGORIES), reason: z.string().nullable(), created_at: timestamp }),
  ),
  /** Whether the content is currently hidden. Always false for messages. */
  is_hidden: z.boolean(),
  decision_reason: z.string().nullable(),
  decided_at: timestamp.nullable(),
  appeal: Appeal.nullable(),
  appeal_reason: z.string().nullable(),
  /**
   * False once decided, and for an admin with a stake: one who filed the report, is involved, or is in a dispute with
   * the author.
   */
  can_decide: z.boolean(),
  /** Whether this admin may hide or unhide the content. False for messages, and for an admin with a stake. */
  can_hide: z.boolean(),
})
export type AdminReport = z.infer<typeof AdminReport>

/** Content that is currently hidden. */
export const Hidden = z.object({
  kind: z.enum(HIDEABLE_KINDS),
  /** The id of the ruling's conflict, the debate or the person. */
  id,
  /** Its public title; null if it was never public. */
  title: z.string().nullable(),
  since: timestamp,
  by: z.enum(HIDDEN_BY),
  /**
   * The latest case about it, with what its reporter saw; null if it was never reported, and for an admin who is
   * involved.
   */
  report: z.object({ status: z.enum(REPORT_STATUSES), context: ReportContext }).nullable(),
  /** False for an admin who has reported it, is involved in it, or is in a dispute with one of its people. */
  can_show: z.boolean(),
})
export type Hidden = z.infer<typeof Hidden>

export const reports = {
  /**
   * Reports to the admins some content that the caller can see. For a message, `id` is the conflict, and the report
   * covers the other party's words as they reached the caller. For a debate, `side` says whose words are reported; it
   * defaults to the other side for the two participants, and to the creator for everyone else.
   */
  report_content: write('report_content')
    .errors(
      refusals(['report.not_found', 'report.yourself', 'report.repeated', 'report.too_many'], {
        'report.not_found': reportsMessages.nothingToReport,
      }),
    )
    .input(
      z.object({
        kind: z.enum(REPORT_KINDS),
        id,
        reason: text(LIMITS.reportReason, reportsMessages.reasonRequired),
        category: orDefault(z.enum(REPORT_CATEGORIES), 'other'),
        side: z.enum(DEBATE_SIDES).nullish(),
      }),
    )
    .output(MyReport),

  /** Newest first: decided cases about the caller's content, or the reports the caller filed. */
  get_my_reports: read('get_my_reports')
    .input(z.object({ ...page, p_role: orDefault(z.enum(['reporter', 'author']), 'author') }))
    .output(z.array(MyReport)),

  /** Can be called once, by the author, while the report is upheld. */
  appeal_report: write('appeal_report')
    .errors(
      refusals(['report.not_found', 'report.wrong_status', ...SAFETY_REFUSALS], {
        'report.wrong_status': reportsMessages.noAppeal,
      }),
    )
    .input(
      z.object({
        id,
        text: text(LIMITS.appeal, reportsMessages.appealRequired),
        ...acknowledged,
      }),
    )
    .output(MyReport.extend(withSafetyHint)),

  /**
   * Either cases waiting for a decision, oldest first, or decided cases, newest first. `p_before`: the last row of the
   * previous page.
   */
  get_reports: read('get_reports', 'admin')
    .input(z.object({ ...page, p_status: orDefault(z.enum(['waiting', 'decided']), 'waiting') }))
    .output(z.array(AdminReport)),

  /** For a badge; counting stops at a thousand. */
  get_waiting_reports_count: read('get_waiting_reports_count', 'admin')
    .input(z.object({}))
    .output(z.number().int().min(0)),

  /**
   * Decides an open report and all reports that joined it; for an appealed report, decides the appeal. Upholding hides
   * the content unless `hide` is false. Category and side can be corrected.
   */
  decide_report: write('decide_report', 'admin')
    .errors(refusals(['report.not_found', 'report.wrong_status', 'report.own']))
    .input(
      z.object({
        id,
        verdict: z.enum(VERDICTS),
        reason: text(LIMITS.reportReason, reportsMessages.decisionReasonRequired),
        category: z.enum(REPORT_CATEGORIES).nullish(),
        side: z.enum(DEBATE_SIDES).nullish(),
        hide: orDefault(z.boolean(), true),
      }),
    )
    .output(AdminReport),

  /** Content that is currently hidden, most recently hidden first. `p_before`: the last row of the previous page. */
  get_hidden: read('get_hidden', 'admin').input(z.object(page)).output(z.array(Hidden)),

  /** Hides or unhides content, unless the admin has a stake in it. Repeating the call changes nothing. */
  set_hidden: write('set_hidden', 'admin')
    .errors(
      refusals(['report.not_found', 'report.own'], {
        'report.not_found': reportsMessages.nothingToHide,
        'report.own': reportsMessages.ownToHide,
      }),
    )
    .input(z.object({ kind: z.enum(HIDEABLE_KINDS), id, hidden: z.boolean() }))
    .output(z.null()),
}
