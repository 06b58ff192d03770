import { relativeAge } from '@squash/rules/time/relative-age'

/** Since when somebody is here, with the age labels of spec community §9: 'Joined 3 weeks ago'. */
export function joinedLabel(createdAt: string, now: Date): string {
  const age = relativeAge(new Date(createdAt), now)
  return `Joined ${age === 'Just now' ? 'just now' : age}`
}
