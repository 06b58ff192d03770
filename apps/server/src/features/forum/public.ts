/** What operator commands may use from the forum conflict. */
export { forumCounters } from './counters.ts'
