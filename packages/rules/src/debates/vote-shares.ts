/**
 * Each side's share of the votes in whole percent (community §9). Both are 0 without votes; else they sum to 100, so that a
 * half goes to the creator rather than to both.
 */
export function voteShares(votes: { creator: number; opponent: number }): { creator: number; opponent: number } {
  const total = votes.creator + votes.opponent
  if (total === 0) return { creator: 0, opponent: 0 }
  const creator = Math.round((100 * votes.creator) / total)
  return { creator, opponent: 100 - creator }
}
