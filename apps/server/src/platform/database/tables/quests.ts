/** Filled in by its feature's migration. */
export type QuestTables = Record<never, never>
