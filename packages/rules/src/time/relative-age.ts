import { counted } from '@squash/contract/counted'
import { DAY, HOUR, WEEK } from './units.ts'

/** How long ago something happened, in whole hours, days or weeks. */
export function relativeAge(from: Date, now: Date): string {
  const age = now.getTime() - from.getTime()
  if (age < HOUR) return 'Just now'
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age < WEEK) return ago(Math.floor(age / DAY), 'day')
  return ago(Math.floor(age / WEEK), 'week')
}

const ago = (count: number, unit: string): string => `${counted(count, unit)} ago`
