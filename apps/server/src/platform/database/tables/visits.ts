/** Filled in by its feature's migration. */
export type VisitTables = Record<never, never>
