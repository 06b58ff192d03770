/** What operator commands may use from debates. */
export { debateCounters } from './recount.store.ts'
