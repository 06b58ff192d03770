import type { HideableKind } from '@squash/contract/values'
import type { Generated, GeneratedAlways } from 'kysely'

export type AuditTables = {
  admin_acts: {
    id: GeneratedAlways<number>
    admin_id: string | null
    act:
      | 'admin.granted'
      | 'admin.revoked'
      | 'admin.given_up'
      | 'figures.fixed'
      | 'keys.rotated'
      | 'forum.fetched'
      | 'report.upheld'
      | 'report.dismissed'
      | 'appeal.confirmed'
      | 'appeal.overturned'
      | `${HideableKind}.${'hidden' | 'shown'}`
      | `safety_review.${'lifted' | 'kept'}`
      | 'account.erasure_ordered'
      | 'account.banned'
      | 'account.unbanned'
    subject: string | null
    at: Date
    reason: Generated<string | null>
    until: Generated<Date | null>
  }
}
