import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { acknowledged, hinted, SCREENED } from './safety.ts'
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

/** What the author says against a verdict. */
const Appeal = z.object({ text: z.string(), at: timestamp })

/**
 * A report as one of its two sides may see it. Whoever filed it learns what became of it; the author of what it is about learns
 * the reason of the decision, and neither who filed it nor in which words.
 */
export const MyReport = z.object({
  id,
  role: z.enum(['reporter', 'author']),
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  /** The ruling's conflict, the debate, the person, or the conflict that the message is in. */
  subject_id: id,
  /** What it was called when it was reported; null where it had no title. */
  title: z.string().nullable(),
  /** The reporter's own words; null for the author. */
  reason: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  /** The admin's; null for the reporter. */
  decision_reason: z.string().nullable(),
  /** Null for the reporter. */
  appeal: Appeal.nullable(),
  /** What an admin answered to the appeal. */
  appeal_reason: z.string().nullable(),
  can_appeal: z.boolean(),
  /** For the reporter: it ended because whoever it was about has no account any more, and nothing of it is kept. */
  is_gone: z.boolean(),
})
export type MyReport = z.infer<typeof MyReport>

const Named = z.object({ id, display_name: z.string(), username: z.string().nullable() })

/** What the reporter could see when they reported: an admin sees this and nothing else of it (decisions §12). */
export const ReportContext = z.object({
  title: z.string().nullable(),
  texts: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type ReportContext = z.infer<typeof ReportContext>

/** Whose words were reported, with whether they are kept out at present, and whether this admin may change that. */
const Author = Named.extend({ is_banned: z.boolean(), can_ban: z.boolean() })

/** A report as admins see it. Further people who report the same while it waits join it: one decision answers them all. */
export const AdminReport = z.object({
  id,
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  status: z.enum(REPORT_STATUSES),
  subject_id: id,
  /** Of a debate: whose words are meant. */
  side: z.enum(DEBATE_SIDES).nullable(),
  /** Null once the account of whoever wrote it is erased, and for the admin who has a part in what it is about. */
  reason: z.string().nullable(),
  created_at: timestamp,
  reporter: Named.nullable(),
  /** Why there is no reporter: their account is erased, the link of a mailed invite is all that is known, or the admin has a part in it. */
  unnamed: z.enum(['erased', 'invite', 'own']).nullable(),
  /** Who is told and may appeal; null where the reporter could not see who that is, and for an account that is erased. */
  author: Author.nullable(),
  context: ReportContext,
  times_reported: z.number().int().min(1),
  /** What the others said who have reported the same since, the first ten; none for the admin who has a part in it. */
  joined: z.array(
    z.object({ category: z.enum(REPORT_CATEGORIES), reason: z.string().nullable(), created_at: timestamp }),
  ),
  /** Whether it is out of everybody's sight at present. A message never is in it. */
  is_hidden: z.boolean(),
  decision_reason: z.string().nullable(),
  decided_at: timestamp.nullable(),
  appeal: Appeal.nullable(),
  appeal_reason: z.string().nullable(),
  /** False once it is decided, and for an admin with a stake: who filed it, has a part in it, or is in a dispute with the author. */
  can_decide: z.boolean(),
  /** Whether this admin may hide it, or show it again. False for a message, and for an admin with a stake. */
  can_hide: z.boolean(),
})
export type AdminReport = z.infer<typeof AdminReport>

/** Something that is out of everybody's sight. */
export const Hidden = z.object({
  kind: z.enum(HIDEABLE_KINDS),
  /** The ruling's conflict, the debate or the person. */
  id,
  /** What strangers knew it by; null where they never knew it. */
  title: z.string().nullable(),
  since: timestamp,
  by: z.enum(HIDDEN_BY),
  /** The latest case about it, with what its reporter saw; null where nobody reported it, and for the admin who has a part in it. */
  report: z.object({ status: z.enum(REPORT_STATUSES), context: ReportContext }).nullable(),
  /** False for an admin who has reported it, has a part in it, or is in a dispute with its people. */
  can_show: z.boolean(),
})
export type Hidden = z.infer<typeof Hidden>

export const reports = {
  /**
   * Tells the admins of something that the caller can see. Of a message, `id` is the conflict, and what is reported is what
   * reached the caller of the other party's words. Of a debate, `side` says whose words; left out, the other one's for the two
   * who debate, and for everybody else the creator's.
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

  /** Newest first: as the author what was decided against the caller, as the reporter what the caller has filed. */
  get_my_reports: read('get_my_reports')
    .input(z.object({ ...page, p_role: orDefault(z.enum(['reporter', 'author']), 'author') }))
    .output(z.array(MyReport)),

  /** Once, by the author, while the report is upheld. */
  appeal_report: write('appeal_report')
    .errors(
      refusals(['report.not_found', 'report.wrong_status', ...SCREENED], {
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
    .output(MyReport.extend(hinted)),

  /** What waits for a decision, the longest first; or what is decided, the latest first. `p_before`: the last of the page before. */
  get_reports: read('get_reports', 'admin')
    .input(z.object({ ...page, p_status: orDefault(z.enum(['waiting', 'decided']), 'waiting') }))
    .output(z.array(AdminReport)),

  /** For a badge: a thousand stand for more. */
  get_waiting_reports_count: read('get_waiting_reports_count', 'admin')
    .input(z.object({}))
    .output(z.number().int().min(0)),

  /**
   * Decides an open report, and everything that joined it; on one that was appealed, the verdict is about the appeal. Upheld,
   * what it is about is hidden unless `hide` is false; category and side may be put right.
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

  /** What is out of everybody's sight at present, the latest first. `p_before`: the last of the page before. */
  get_hidden: read('get_hidden', 'admin').input(z.object(page)).output(z.array(Hidden)),

  /** Takes something out of everybody's sight, or puts it back; not what the admin has a stake in. Again: nothing changes. */
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
