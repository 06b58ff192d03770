import type { RefusalCode } from '@squash/contract/errors'
import type { DebateSide, ReportCategory, ReportKind, ReportStatus, Verdict } from '@squash/contract/values'
import type { DomainEvent } from '../events.ts'
import type { Result } from '../result.ts'

/**
 * A case: the first report on somebody's words, and everybody's who reports the same while it waits. One decision answers
 * them all, so that nobody pays for one text as often as it was reported.
 */
export type Report = {
  readonly id: string
  readonly kind: ReportKind
  readonly subject_id: string
  /** Of a debate: whose words are meant. */
  readonly side: DebateSide | null
  readonly category: ReportCategory
  readonly status: ReportStatus
  /** Who filed it; null once their account is erased. */
  readonly reporter_id: string | null
  /** Who is told of a decision against them and may appeal; null where nobody is held to account, or the account is erased. */
  readonly author_id: string | null
  /** Everybody who has a part in what it is about: none of them decides it. */
  readonly people: readonly string[]
  /** Whether it was this case that took the words out of sight, so that its end brings them back. */
  readonly has_hidden: boolean
}

export type ReportDecided<Code extends RefusalCode, Decision> = Result<
  Decision & { report: Report; events: readonly DomainEvent[] },
  Code
>

/** How a review or an appeal ends. */
export type Decided = Exclude<ReportStatus, 'open' | 'appealed'>
type Steps = Partial<Record<Verdict, Decided>> & { appeal?: 'appealed' }

/** Every step that there is: an appeal comes once, after an upheld report, and the next verdict is about it. */
export const STEPS: Record<ReportStatus, Steps> = {
  open: { uphold: 'upheld', dismiss: 'dismissed' },
  upheld: { appeal: 'appealed' },
  appealed: { uphold: 'confirmed', dismiss: 'overturned' },
  dismissed: {},
  confirmed: {},
  overturned: {},
}

/** Whether an admin has something to decide. */
export const isWaiting = (status: ReportStatus): boolean => STEPS[status].uphold !== undefined

/** Whether the author still has their appeal. */
export const canAppeal = (status: ReportStatus): boolean => STEPS[status].appeal !== undefined
