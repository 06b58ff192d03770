import type { ReportContext } from '@squash/contract/reports'
import type { DebateSide, ReportCategory, ReportKind, ReportStatus } from '@squash/contract/values'
import type { ColumnType, Generated } from 'kysely'

export type ReportTables = {
  reports: {
    id: string
    case_id: string | null
    kind: ReportKind
    subject_id: string
    side: DebateSide | null
    category: ReportCategory
    status: ReportStatus
    reporter_id: string | null
    author_id: string | null
    author_shown: boolean
    /** Hash of the address an invite was mailed to, or of a stand-in for the visitor who followed a shared link. */
    address_hash: Buffer | null
    people: string[]
    is_independent: boolean
    has_hidden: Generated<boolean>
    reason: string | null
    evidence: ColumnType<ReportContext | null, string | null, string | null>
    created_at: Date
    moved_at: Date
    decided_at: Date | null
    decided_by: string | null
    decision_reason: string | null
    appealed_at: Date | null
    appeal: string | null
    appeal_decided_at: Date | null
    appeal_reason: string | null
  }
}
