import type { Assumptions } from './model.ts'

/** A typical active user: mostly reads, sometimes votes, and starts a conflict every ten days. */
export const ASSUMPTIONS: Assumptions = {
  perDay: {
    'sign in': 0.1,
    'visit for the first time in a day': 1,
    'open the dashboard': 3,
    'start a conflict': 0.1,
    'respond to a conflict': 0.08,
    'vote on a mediation': 0.2,
    'vote on a ruling': 3,
    'read a page of the feed': 6,
    'read a page of the leaderboard': 0.5,
  },
  hoursOpen: 0.4,
  streamMemory: 34_000,
  swing: 0.9,
  utilisation: 0.6,
  // Prompts as counted in docs/reference/mediator.md#settings-for-each-task: two messages translated and classified, a
  // proposal, and a second try in a third of all conflicts. Answers and prices are guesses for a small hosted model.
  model: { input: 3_300, output: 1_000, inputPrice: 0.5, outputPrice: 1.5 },
}
