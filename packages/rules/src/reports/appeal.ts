import { ok, refuse } from '../result.ts'
import { type Report, type ReportDecided, STEPS } from './report.ts'

/** Appeals an upheld report; the reported author may do so once. */
export function decideAppeal(
  report: Report,
  { person, now }: { person: string; now: Date },
): ReportDecided<'report.not_found' | 'report.wrong_status', object> {
  // The author mustn't learn of a report before it is decided, or of one that was dismissed.
  if (report.author_id !== person || report.status === 'open' || report.status === 'dismissed')
    return refuse('report.not_found')
  const status = STEPS[report.status].appeal
  if (status === undefined) return refuse('report.wrong_status')
  return ok({
    report: { ...report, status },
    events: [{ type: 'report.appealed', report: report.id, author: person, at: now }],
  })
}
