/** What operator commands may use from rulings. */
export { rulingCounters } from './counters.ts'
