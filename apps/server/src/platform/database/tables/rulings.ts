/** Filled in by its feature's migration. */
export type RulingTables = Record<never, never>
