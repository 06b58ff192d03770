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
