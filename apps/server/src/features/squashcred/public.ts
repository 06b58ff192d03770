/** What other features, and the operator's commands, may use of points. */
export { rewardCounters } from './counters.ts'
export { createHistory, type History } from './history.service.ts'
