/** Filled in by its feature's migration. */
export type ForumTables = Record<never, never>
