import type { ColumnType, Generated } from 'kysely'

export type RewardTotalTables = {
  reward_standings: {
    person_id: string
    counters: ColumnType<Record<string, unknown>, string | undefined, string>
    squashcred: Generated<number>
    achievements: Generated<number>
  }
}
