import type { BannedAccount } from '@squash/contract/admin'
import { decideBan } from '@squash/rules/people/ban'
import { displayName } from '@squash/rules/people/display-name'
import { presentEnd } from '../audit/public.ts'
import type { BanRow } from './bans.store.ts'

/**
 * A banned user as an admin sees them: by their public name, even while the profile is hidden, because no one would
 * unban 'Anonymous User'.
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
