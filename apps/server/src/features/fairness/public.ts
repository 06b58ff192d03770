/** What conflicts and rulings report to the fairness page, and what operator commands may use from here. */
export { fairnessCounters } from './counters.ts'
export { countEnding, countVoteByVerdict } from './fairness.store.ts'
