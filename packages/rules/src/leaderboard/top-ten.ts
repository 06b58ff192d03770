/** How many people are in the top group, which exists only once a leaderboard lists that many. */
export const TOP_TEN = 10

/**
 * Whether a person is in the top ten.
 * @param first the ids of the first ten of a leaderboard, in any order; fewer if it lists fewer
 */
export const isInTopTen = (first: readonly string[], person: string): boolean =>
  first.length >= TOP_TEN && first.includes(person)
