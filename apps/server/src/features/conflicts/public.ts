/** What other features, and operator commands, may use from conflicts. */
export type { Conflicts } from './conflicts.service.ts'
export { conflictCounters } from './counters/recount.store.ts'
export { findTextsOf } from './erasure/texts-of-party.ts'
export type { ErasedWords, IssuedRuling } from './private/issued-ruling.service.ts'
export { createPrivateConflicts, type PrivateConflicts } from './private/private-conflicts.service.ts'
export { ALL_TIME } from './tables.ts'
export { countOverdue, countUnanswered } from './waiting/overdue.store.ts'
