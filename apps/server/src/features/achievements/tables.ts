import type { Generated } from 'kysely'

export type AchievementTables = {
  user_achievements: {
    id: Generated<string>
    user_id: string
    code: string
    unlocked_at: Date
    seen_at: Date | null
  }
}
