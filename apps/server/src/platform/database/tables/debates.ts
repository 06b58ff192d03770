/** Filled in by its feature's migration. */
export type DebateTables = Record<never, never>
