/** The size of the top ten, which exists only once a leaderboard lists that many people. */
export const TOP_TEN = 10

/**
 * Whether a person is in the top ten.
 * @param first the ids of the first ten of a leaderboard, in any order; fewer if it lists fewer
 */
export const isInTopTen = (first: readonly string[], person: string): boolean =>
  first.length >= TOP_TEN && first.includes(person)
