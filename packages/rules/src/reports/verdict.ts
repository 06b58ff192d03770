import type { ReportCategory, Verdict } from '@squash/contract/values'
import type { EventOf } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { type Decided, type Report, type ReportDecided, STEPS } from './report.ts'

type Judgment = {
  admin: string
  verdict: Verdict
  /**
   * The corrected category; null to keep the reported one. Ignored for an appeal, which is about the category already
   * decided.
   */
  category: ReportCategory | null
  /** Whether upholding the report hides its content. */
  hide: boolean
  /** Everyone who filed a report in this case. */
  reporters: readonly string[]
  /** Whether the admin is in a dispute with the author. */
  inDispute: boolean
  now: Date
}

/** What happens to the reported content; 'close' is for messages and closes their conflict without blame. */
export type Consequence = 'hide' | 'show' | 'close' | null

/**
 * Decides an open report, or the appeal against an upheld one. An admin can't decide a case they have a stake in
 * (`mayDecide`).
 */
export function decideVerdict(
  report: Report,
  { admin, verdict, category, hide, reporters, inDispute, now }: Judgment,
): ReportDecided<'report.own' | 'report.wrong_status', { status: Decided; consequence: Consequence }> {
  if (!mayDecide(report, { admin, reporters, inDispute })) return refuse('report.own')
  const status = STEPS[report.status][verdict]
  if (status === undefined) return refuse('report.wrong_status')
  const isAppeal = report.status === 'appealed'
  const after: Report = { ...report, status, category: isAppeal ? report.category : (category ?? report.category) }
  return ok({
    report: after,
    status,
    consequence: isAppeal ? endOfAppeal(after) : endOfReview(after, hide),
    events: [decided(after, reporters, now)],
  })
}

/**
 * Whether this admin has no stake: they didn't file the report, aren't involved in its content, and aren't in a dispute
 * with its author.
 */
export const mayDecide = (
  { people }: Pick<Report, 'people'>,
  { admin, reporters, inDispute }: Pick<Judgment, 'admin' | 'reporters' | 'inDispute'>,
): boolean => !people.includes(admin) && !reporters.includes(admin) && !inDispute

function endOfReview({ kind, status, has_hidden }: Report, hide: boolean): Consequence {
  if (status === 'upheld' && kind === 'message') return 'close'
  if (status === 'upheld' && hide) return 'hide'
  return has_hidden ? 'show' : null
}

const endOfAppeal = ({ status, has_hidden }: Report): Consequence =>
  status === 'overturned' && has_hidden ? 'show' : null

/**
 * A ruling is written by the mediator, so the party who requested it is notified and may appeal, but loses no
 * points. The author isn't notified of a dismissed report.
 */
function decided(
  { id, kind, status, category, author_id }: Report,
  reporters: readonly string[],
  at: Date,
): EventOf<'report.decided'> {
  const concerned = author_id !== null && status !== 'dismissed' ? [author_id] : []
  return {
    type: 'report.decided',
    report: id,
    author: kind === 'ruling' ? null : author_id,
    upheld: status === 'upheld' || status === 'confirmed',
    spam_or_abuse: category === 'spam' || category === 'abuse',
    ...(status === 'overturned' && { overturned: true }),
    told: [...concerned, ...reporters],
    at,
  }
}
