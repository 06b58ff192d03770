import { relativeAge } from '@squash/rules/time/relative-age'

/** When a user joined, with our usual age labels: 'Joined 3 weeks ago'. */
export function joinedLabel(createdAt: string, now: Date): string {
  const age = relativeAge(new Date(createdAt), now)
  return `Joined ${age === 'Just now' ? 'just now' : age}`
}
