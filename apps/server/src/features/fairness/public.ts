/** What conflicts and rulings report to the fairness page, and what the operator's commands may use of it. */
export { fairnessCounters } from './counters.ts'
export { countEnding, countVoteByVerdict } from './fairness.store.ts'
