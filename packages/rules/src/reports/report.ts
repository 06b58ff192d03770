import type { RefusalCode } from '@squash/contract/errors'
import type { DebateSide, ReportCategory, ReportKind, ReportStatus, Verdict } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import type { Result } from '../result.ts'

/**
 * A case: the first report about someone's words, joined by all later reports about the same words while it is open.
 * One decision settles them all, so that the author isn't penalised once per report.
 */
export type Report = {
  readonly id: string
  readonly kind: ReportKind
  readonly subject_id: string
  /** For a debate: which side's words are reported. */
  readonly side: DebateSide | null
  readonly category: ReportCategory
  readonly status: ReportStatus
  /** Who filed it; null once their account is erased. */
  readonly reporter_id: string | null
  /**
   * Who is notified of a decision against them and may appeal; null if no one is penalised, or the account is erased.
   */
  readonly author_id: string | null
  /** Everyone involved in the reported content; none of them may decide the case. */
  readonly people: readonly string[]
  /** Whether this case hid the content, so that closing it can unhide the content again. */
  readonly has_hidden: boolean
}

export type ReportDecided<Code extends RefusalCode, Decision> = Result<
  Decision & { report: Report; events: readonly DomainEvent[] },
  Code
>

/** The outcome of a review or an appeal. */
export type Decided = Exclude<ReportStatus, 'open' | 'appealed'>
type Steps = Partial<Record<Verdict, Decided>> & { appeal?: 'appealed' }

/** All transitions by status. An upheld report can be appealed once; the next verdict then decides the appeal. */
export const STEPS: Record<ReportStatus, Steps> = {
  open: { uphold: 'upheld', dismiss: 'dismissed' },
  upheld: { appeal: 'appealed' },
  appealed: { uphold: 'confirmed', dismiss: 'overturned' },
  dismissed: {},
  confirmed: {},
  overturned: {},
}

/** Whether the case needs an admin's decision. */
export const isWaiting = (status: ReportStatus): boolean => STEPS[status].uphold !== undefined

/** Whether the author may still appeal. */
export const canAppeal = (status: ReportStatus): boolean => STEPS[status].appeal !== undefined
