/** How many are among the first, and how many a leaderboard lists before anybody is (spec community §9). */
export const TOP = 10

/**
 * Whether somebody is among the first ten.
 * @param first the ids of the first ten of a leaderboard, in any order; fewer where it lists fewer
 */
export const isAmongFirst = (first: readonly string[], person: string): boolean =>
  first.length >= TOP && first.includes(person)
