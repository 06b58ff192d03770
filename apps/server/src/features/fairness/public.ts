/** What conflicts, rulings and operator commands may use from fairness. */
export { fairnessCounters } from './counters.ts'
export { countOutcome, countVoteByVerdict } from './fairness.store.ts'
