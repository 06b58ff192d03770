/** What operator commands may use from debates. */
export { debateCounters } from './counters.ts'
