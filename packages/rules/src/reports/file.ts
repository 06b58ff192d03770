import type { ReportContext } from '@squash/contract/reports'
import type { DebateSide, ReportCategory, ReportKind } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import type { ReportDecided } from './report.ts'

/** The content to report, as the reporter sees it. */
export type ReportedContent = {
  /** The author of the words; null for an erased account. */
  author_id: string | null
  /** Whether the reporter can see who the author is. */
  author_shown: boolean
  /** Everyone involved in it. */
  people: readonly string[]
  /** For a debate: which side's words are reported. */
  side: DebateSide | null
  /** What the reporter sees, which is all an admin will see. */
  context: ReportContext
}

type Filing = {
  id: string
  kind: ReportKind
  subject_id: string
  category: ReportCategory
  reporter: string
  /** null if it doesn't exist or the reporter may not see it. */
  content: ReportedContent | null
  /** Whether this person already has an open report about it. */
  isRepeated: boolean
  now: Date
}

type Filed<Code extends 'report.not_found' | 'report.yourself' | 'report.repeated'> = ReportDecided<
  Code,
  Pick<ReportedContent, 'context' | 'author_shown'>
>

/**
 * Files a report. Users can't report themselves, with one exception: the party who made a ruling public may ask for a
 * review of it, and then nobody is penalised.
 */
export function decideReport(filing: Filing): Filed<'report.not_found' | 'report.yourself' | 'report.repeated'> {
  const { kind, reporter, content } = filing
  if (content === null) return refuse('report.not_found')
  const isOwn = content.author_id === reporter
  if (isOwn && kind !== 'ruling') return refuse('report.yourself')
  if (filing.isRepeated) return refuse('report.repeated')
  return opened({ ...filing, content: isOwn ? { ...content, author_id: null } : content })
}

/** Files a report made via a mailed invite; the reporter is known only by the link (docs/decisions/0036). */
export function decideInviteReport(
  filing: Omit<Filing, 'reporter' | 'content'> & { content: ReportedContent },
): Filed<'report.repeated'> {
  return filing.isRepeated ? refuse('report.repeated') : opened({ ...filing, reporter: null })
}

type Opening = Omit<Filing, 'reporter' | 'content' | 'isRepeated'> & {
  reporter: string | null
  content: ReportedContent
}

function opened({ id, kind, subject_id, category, reporter, content, now }: Opening): Filed<never> {
  const { author_id, people, side, context, author_shown } = content
  return ok({
    report: {
      id,
      kind,
      subject_id,
      side,
      category,
      status: 'open',
      reporter_id: reporter,
      author_id,
      people,
      has_hidden: false,
    },
    context,
    author_shown,
    events: [{ type: 'content.reported', report: id, kind, subject: subject_id, reporter, author: author_id, at: now }],
  })
}
