import { counted, nounFor } from '@squash/contract/counted'

type Shared = { total: number; closed: number; resolution_rate: number }

/**
 * A sentence about two users' shared history. It stays kind whatever the figures are, and blames nobody for an open
 * conflict.
 * @param name the other user's first name
 */
export function journeyText(name: string, { total, closed, resolution_rate }: Shared): string {
  const many = total === 1 ? 'one conflict' : counted(total, 'conflict')
  if (closed === 0) return `You and ${name} have ${many} open. Take them one at a time.`
  if (resolution_rate === 100)
    return total === 1
      ? `You and ${name} had one conflict and closed it. That’s a good start.`
      : `You and ${name} closed all ${counted(total, 'conflict')} together. Whatever comes next, you know how to settle it.`
  const told = `You and ${name} have been through ${many} and closed ${resolution_rate}% of them.`
  if (resolution_rate >= 80) return `${told} You two know how to work things out.`
  if (resolution_rate >= 50) return `${told} More often than not, you find a way.`
  return `${told} Some take longer than others.`
}

/** How many closed conflicts a profile lists. */
export const CLOSED_SHOWN = 5

/** 'And 3 more closed conflicts...', or null if all are listed. */
export function moreClosed(shown: number, all: number): string | null {
  const rest = all - shown
  return rest > 0 ? `And ${rest} more closed ${nounFor(rest, 'conflict')}...` : null
}
