import { counted } from '@squash/contract/counted'
import { lengthOf } from '@squash/contract/length'

/** '12 characters too many', or undefined while the text fits. @param max code points */
export function tooMany(text: string, max: number): string | undefined {
  const over = lengthOf(text) - max
  return over > 0 ? `${counted(over, 'character')} too many` : undefined
}

/** '12 characters left'. */
export const roomLeft = (text: string, max: number): string => `${counted(max - lengthOf(text), 'character')} left`
