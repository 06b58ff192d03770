/** What other features may use from a user's balance and counters. */
export {
  type Change,
  type Gain,
  listTotals,
  lockTotals,
  overwriteTotals,
  type RewardTotals,
  saveTotals,
} from './reward-totals.store.ts'
