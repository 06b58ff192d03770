/** What other features, and operator commands, may use from points. */
export { rewardCounters } from './counters.ts'
export { createHistory, type History } from './history.service.ts'
