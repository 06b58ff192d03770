import { ok, refuse } from '../result.ts'
import { type Report, type ReportDecided, STEPS } from './report.ts'

/** The author of what was reported asks for a second look: once, while the report stands upheld. */
export function decideAppeal(
  report: Report,
  { person, now }: { person: string; now: Date },
): ReportDecided<'report.not_found' | 'report.wrong_status', object> {
  // Whether there is a report on them is nobody's to know before it is decided, nor that it was dismissed.
  if (report.author_id !== person || report.status === 'open' || report.status === 'dismissed')
    return refuse('report.not_found')
  const status = STEPS[report.status].appeal
  if (status === undefined) return refuse('report.wrong_status')
  return ok({
    report: { ...report, status },
    events: [{ type: 'report.appealed', report: report.id, author: person, at: now }],
  })
}
