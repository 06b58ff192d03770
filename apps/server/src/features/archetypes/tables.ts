import type { Generated } from 'kysely'

export type ArchetypeTables = {
  archetype_achievements: {
    id: Generated<string>
    user_id: string
    archetype_name: string
    unlocked_at: Date
    seen_at: Date | null
  }
}
