import type { Generated, GeneratedAlways } from 'kysely'

/** Stands for a week where all of them are meant. */
export const ALL_TIME = '-infinity'

/** A UTC week by its Monday, or ALL_TIME. For comparing alone: the driver would read it as a Date in the server's time zone. */
type Week = string

export type LeaderboardTables = {
  public_conflict_counts: {
    person_id: string
    week: Week
    total: Generated<number>
    resolved: Generated<number>
    rate: GeneratedAlways<number>
  }
  weekly_stats: {
    week: Week
    shard: number
    total_conflicts: Generated<number>
    resolved_conflicts: Generated<number>
  }
}
