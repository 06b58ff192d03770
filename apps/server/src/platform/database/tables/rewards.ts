import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json<T> = ColumnType<T, string, string>

export type RewardTables = {
  reward_events: { person_id: string; event_id: number; event: Json<unknown>; time_zone: string }
  reward_standings: {
    person_id: string
    counters: ColumnType<Record<string, unknown>, string | undefined, string>
    squashcred: Generated<number>
    achievements: Generated<number>
  }
  squashcred_events: {
    id: Generated<string>
    place: GeneratedAlways<number>
    user_id: string
    code: string
    subject: string
    amount: number
    reason: string
    created_at: Date
  }
  user_achievements: {
    id: Generated<string>
    user_id: string
    code: string
    unlocked_at: Date
    seen_at: Date | null
  }
  archetype_achievements: {
    id: Generated<string>
    user_id: string
    archetype_name: string
    unlocked_at: Date
    seen_at: Date | null
  }
}
