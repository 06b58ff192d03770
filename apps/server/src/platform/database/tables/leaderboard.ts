/** Filled in by its feature's migration. */
export type LeaderboardTables = Record<never, never>
