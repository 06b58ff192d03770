import { type MailSettings, type Profile, ProfileSettings } from '@squash/contract/profiles'
import { displayName } from '@squash/rules/people/display-name'
import { asShown } from '@squash/rules/people/hidden'
import { isoTime } from '../../platform/iso-time.ts'
import type { ProfileRow } from './profiles.store.ts'

/** A profile as strangers see it: first name and username; the last name only for users who share a conflict or debate. */
export function presentProfile(stored: ProfileRow, sharing: boolean): Profile {
  const row = asShown(stored, sharing)
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: sharing ? row.last_name : null,
    display_name: displayName(row, sharing),
    avatar_url: row.avatar_url,
    conflict_archetype: row.conflict_archetype,
    archetype_emoji: row.archetype_emoji,
    archetype_assigned_at: isoTime(row.archetype_assigned_at),
    is_admin: row.is_admin,
    supporter_level: row.supporter_level,
    supporter_emoji: row.supporter_emoji,
    supporter_since: isoTime(row.supporter_since),
    created_at: row.created_at.toISOString(),
  }
}

/** A user's own profile, including private fields. */
export const presentOwnProfile = (row: ProfileRow, mails: MailSettings): Profile => ({
  ...presentProfile(row, true),
  email: row.email,
  onboarding_complete: row.onboarding_complete,
  time_zone: row.time_zone,
  is_hidden: row.is_hidden,
  settings: { ...ProfileSettings.parse(row.settings), ...mails },
  erase_at: isoTime(row.erase_at),
})
