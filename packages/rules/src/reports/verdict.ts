import type { ReportCategory, Verdict } from '@squash/contract/values'
import type { EventOf } from '../events.ts'
import { ok, refuse } from '../result.ts'
import { type Decided, type Report, type ReportDecided, STEPS } from './report.ts'

type Judgement = {
  admin: string
  verdict: Verdict
  /** Put right by the admin; null: as reported. An appeal is about what was decided, so it changes nothing there. */
  category: ReportCategory | null
  /** Whether an upheld report takes its subject out of sight. */
  hide: boolean
  /** Everybody who filed a report in this case. */
  reporters: readonly string[]
  /** Whether the admin is in a dispute with the author. */
  inDispute: boolean
  now: Date
}

/** What is to be done about the words: 'close' is for a message, whose conflict ends neutrally. */
export type Consequence = 'hide' | 'show' | 'close' | null

/** Decides an open report, or the appeal against an upheld one. No admin decides in a matter of their own (`mayDecide`). */
export function decideVerdict(
  report: Report,
  { admin, verdict, category, hide, reporters, inDispute, now }: Judgement,
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

/** Whether this admin has no stake: did not file it, has no part in what it is about, and is in no dispute with its author. */
export const mayDecide = (
  { people }: Pick<Report, 'people'>,
  { admin, reporters, inDispute }: Pick<Judgement, 'admin' | 'reporters' | 'inDispute'>,
): boolean => !people.includes(admin) && !reporters.includes(admin) && !inDispute

function endOfReview({ kind, status, has_hidden }: Report, hide: boolean): Consequence {
  if (status === 'upheld' && kind === 'message') return 'close'
  if (status === 'upheld' && hide) return 'hide'
  return has_hidden ? 'show' : null
}

const endOfAppeal = ({ status, has_hidden }: Report): Consequence =>
  status === 'overturned' && has_hidden ? 'show' : null

/**
 * A ruling is the mediator's text: whoever asked for it to be public is told and may appeal, and loses no points. Of a dismissed
 * report the author hears nothing.
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
