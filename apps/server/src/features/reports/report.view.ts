import type { MyReport } from '@squash/contract/reports'
import { canAppeal, isWaiting } from '@squash/rules/reports/report'
import { isoTime } from '../../platform/iso-time.ts'
import type { ReportRow } from './reports.store.ts'

/** What both the reporter and the author may read of a report. */
const shared = (row: ReportRow) => ({
  id: row.id,
  kind: row.kind,
  category: row.category,
  subject_id: row.subject_id,
  title: row.evidence?.title ?? null,
  status: row.status,
  created_at: row.created_at.toISOString(),
  decided_at: isoTime(row.decided_at),
})

/**
 * A report as its reporter sees it: the decision, but nothing of what the author and the admins write to each other.
 */
export const presentFiled = (row: ReportRow): MyReport => ({
  ...shared(row),
  role: 'reporter',
  reason: row.reason,
  decision_reason: null,
  appeal: null,
  appeal_reason: null,
  can_appeal: false,
  is_gone: !isWaiting(row.status) && row.author_id === null && row.evidence === null,
  has_hidden: false,
})

/** A report as the reported user sees it: why it was upheld, but neither the reporter nor their reason. */
export const presentAgainst = (row: ReportRow): MyReport => ({
  ...shared(row),
  role: 'author',
  reason: null,
  decision_reason: row.decision_reason,
  appeal: presentAppeal(row),
  appeal_reason: row.appeal_reason,
  can_appeal: canAppeal(row.status),
  is_gone: false,
  has_hidden: row.has_hidden,
})

export const presentAppeal = ({ appeal: text, appealed_at: at }: Pick<ReportRow, 'appeal' | 'appealed_at'>) =>
  text === null || at === null ? null : { text, at: at.toISOString() }
