/** What the operator's commands may use of debates. */
export { debateCounters } from './counters.ts'
