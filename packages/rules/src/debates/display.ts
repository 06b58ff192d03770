import { HOUR } from '../time/units.ts'

const HOURS_OF_A_DAY = 24

/** How much longer a debate is open: days and hours, then hours only, then 'Ending soon'. Hours are rounded down. */
export function timeRemaining(expiresAt: Date, now: Date): string {
  const hours = Math.floor((expiresAt.getTime() - now.getTime()) / HOUR)
  if (hours < 1) return 'Ending soon'
  const days = Math.floor(hours / HOURS_OF_A_DAY)
  if (days === 0) return `${hours}h remaining`
  return `${days}d ${hours % HOURS_OF_A_DAY}h remaining`
}

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
