import type { Dashboard } from '@squash/contract/conflict-lists'

/** A dashboard that is empty except for what a test is about. */
export const dashboardWith = (own: Partial<Dashboard> = {}): Dashboard => ({
  active: 0,
  resolved: 0,
  people: 0,
  history: 0,
  your_turn: { count: 0, first: [] },
  debate_invites: { count: 0, first: [] },
  check_ins: [],
  ...own,
})
