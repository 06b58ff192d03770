import type { BannedAccount } from '@squash/contract/admin'
import { decideBan, isForGood } from '@squash/rules/people/ban'
import { displayName } from '@squash/rules/people/display-name'
import type { BanRow } from './bans.store.ts'

/** When a ban ends, on the wire; null: never. */
export const presentEnd = (until: Date): string | null => (isForGood(until) ? null : until.toISOString())

/**
 * Who is kept out, as an admin sees it: by the name that strangers knew, also while the profile is hidden, because nobody lets
 * 'Anonymous User' in again.
 */
export const presentBan = ({ id, person, since, until, reason, by }: BanRow, viewer: string): BannedAccount => ({
  id,
  person: { id: person.id, display_name: displayName(person, false), username: person.username },
  since: since.toISOString(),
  until: presentEnd(until),
  reason,
  by: by && { id: by.id, display_name: displayName(by, false) },
  can_unban: decideBan(viewer, person).ok,
})
