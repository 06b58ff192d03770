import { counted } from '@squash/contract/counted'

type Shared = { total: number; closed: number; resolution_rate: number }

/**
 * What two people have been through, in a sentence (spec community §2). Kind whatever the figures are: nobody is told off
 * for a fight that is still open.
 * @param name what a friend calls the other
 */
export function journeyText(name: string, { total, closed, resolution_rate }: Shared): string {
  const many = total === 1 ? 'one conflict' : counted(total, 'conflict')
  if (closed === 0) return `You and ${name} have ${many} open. Every one you close together makes the next one easier.`
  if (resolution_rate === 100)
    return total === 1
      ? `You and ${name} had one conflict and closed it. That is how it starts.`
      : `You and ${name} closed all ${counted(total, 'conflict')} together. Whatever comes next, you know the way.`
  const told = `You and ${name} have been through ${many} and closed ${resolution_rate}% of them.`
  if (resolution_rate >= 80) return `${told} You two know how to land this.`
  if (resolution_rate >= 50) return `${told} More often than not, you find the way.`
  return `${told} Slow going, and still going.`
}
