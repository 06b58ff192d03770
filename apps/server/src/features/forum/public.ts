/** What the operator's commands may use of the forum conflict. */
export { forumCounters } from './counters.ts'
