import type { Generated } from 'kysely'
import type { HideableColumns } from '../../platform/database/hideable.ts'
import type { Json } from '../../platform/database/json.ts'

type ProfilesTable = {
  id: string
  email: string | null
  email_confirmed: Generated<boolean>
  username: string | null
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  conflict_archetype: string | null
  archetype_emoji: string | null
  archetype_assigned_at: Date | null
  is_admin: Generated<boolean>
  supporter_level: 'tip_1' | 'tip_2' | 'tip_3' | null
  supporter_emoji: string | null
  supporter_since: Date | null
  onboarding_complete: Generated<boolean>
  time_zone: Generated<string>
  time_zone_changed_at: Date | null
  settings: Json<Record<string, unknown>>
  created_at: Date
  /** When the account will be erased. */
  erase_at: Generated<Date | null>
} & HideableColumns

export type ProfileTables = {
  profiles: ProfilesTable
  profile_photos: {
    person_id: string
    /** The last segment of its URL. */
    name: string
    /** WebP. */
    bytes: Buffer
    created_at: Date
  }
}
