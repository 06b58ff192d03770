import type { Generated } from 'kysely'

export type QuestTables = {
  user_quests: {
    id: Generated<string>
    user_id: string
    quest_id: string
    started_at: Date
    completed_at: Date | null
    is_perfect: Generated<boolean>
  }
  user_quest_steps: {
    user_quest_id: string
    step_id: string
    is_correct: boolean
    first_try: boolean
    answered_at: Date
  }
}
