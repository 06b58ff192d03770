/** Filled in by its feature's migration. */
export type SupporterTables = Record<never, never>
