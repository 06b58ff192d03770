/** What the operator's commands may use of rulings. */
export { rulingCounters } from './counters.ts'
