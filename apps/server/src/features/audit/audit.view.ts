import type { AdminAct } from '@squash/contract/admin'
import { isForGood } from '@squash/rules/people/ban'
import { displayName, type Named } from '@squash/rules/people/display-name'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import type { ActRow } from './audit.store.ts'

/** When a ban ends, on the wire; null: never. */
export const presentEnd = (until: Date): string | null => (isForGood(until) ? null : until.toISOString())

/** One action as admins see it, with public names, even of hidden or banned users. */
export const presentAct = ({ id, admin_id, admin, act, subject, at, reason, until, ...row }: ActRow): AdminAct => ({
  id,
  admin: admin_id !== null && admin ? { id: admin_id, display_name: displayName(admin, false) } : null,
  act,
  subject,
  subject_name: row.person ? nameOf(row.person) : row.title && maskPersonalData(row.title),
  report_kind: row.report_kind,
  at: at.toISOString(),
  reason,
  ban: until && { until: presentEnd(until) },
})

const nameOf = (person: Named): string =>
  `${displayName(person, false)}${person.username ? ` (@${person.username})` : ''}`
