/**
 * Each side's share of the votes in whole percent. Both are 0 without votes; otherwise they add up to 100, so only the
 * creator's share is rounded and the opponent gets the rest.
 */
export function voteShares(votes: { creator: number; opponent: number }): { creator: number; opponent: number } {
  const total = votes.creator + votes.opponent
  if (total === 0) return { creator: 0, opponent: 0 }
  const creator = Math.round((100 * votes.creator) / total)
  return { creator, opponent: 100 - creator }
}
