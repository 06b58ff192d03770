/** Filled in by its feature's migration. */
export type PhotoTables = Record<never, never>
