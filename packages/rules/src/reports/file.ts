import type { ReportContext } from '@squash/contract/reports'
import type { DebateSide, ReportCategory, ReportKind } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import type { ReportDecided } from './report.ts'

/** What somebody wants to report, as far as they can see it. */
export type Sighting = {
  /** Who answers for the words; null for an account that is erased. */
  author_id: string | null
  /** Whether the reporter can see who that is. */
  author_shown: boolean
  /** Everybody who has a part in it. */
  people: readonly string[]
  /** Of a debate: whose words are meant. */
  side: DebateSide | null
  /** What they see of it, which is what an admin will see (decisions §12). */
  context: ReportContext
}

type Filing = {
  id: string
  kind: ReportKind
  subject_id: string
  category: ReportCategory
  reporter: string
  /** null: there is nothing, or not for these eyes. */
  sighting: Sighting | null
  /** Whether the same person's report on it waits already. */
  isRepeated: boolean
  now: Date
}

type Filed<Code extends 'report.not_found' | 'report.yourself' | 'report.repeated'> = ReportDecided<
  Code,
  Pick<Sighting, 'context' | 'author_shown'>
>

/**
 * Files a report. Nobody reports themselves; but whoever made a ruling public may ask for it to be looked at, and then nobody is
 * held to account for it.
 */
export function decideReport(filing: Filing): Filed<'report.not_found' | 'report.yourself' | 'report.repeated'> {
  const { kind, reporter, sighting } = filing
  if (sighting === null) return refuse('report.not_found')
  const isOwn = sighting.author_id === reporter
  if (isOwn && kind !== 'ruling') return refuse('report.yourself')
  if (filing.isRepeated) return refuse('report.repeated')
  return opened({ ...filing, sighting: isOwn ? { ...sighting, author_id: null } : sighting })
}

/** Files what whoever holds a mailed invite says of it: the link is all that is known of them (docs/decisions/0036). */
export function decideInviteReport(
  filing: Omit<Filing, 'reporter' | 'sighting'> & { sighting: Sighting },
): Filed<'report.repeated'> {
  return filing.isRepeated ? refuse('report.repeated') : opened({ ...filing, reporter: null })
}

type Opening = Omit<Filing, 'reporter' | 'sighting' | 'isRepeated'> & { reporter: string | null; sighting: Sighting }

function opened({ id, kind, subject_id, category, reporter, sighting, now }: Opening): Filed<never> {
  const { author_id, people, side, context, author_shown } = sighting
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
