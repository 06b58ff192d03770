import type { Conflict } from '@squash/contract/conflicts'
import type { People } from './people.ts'

const ARRIVED: Partial<Record<Conflict['phase'], string>> = {
  vote_1: 'The mediation is here. You can vote on it now.',
  vote_2: 'A new approach is here. You can vote on it now.',
  core_issues: 'Not settled yet. Now each of you names the core issue.',
  vote_3: 'The reflection is here. You can vote on it now.',
  ruling_available: 'Somebody is not satisfied. Either of you may ask for the final ruling.',
  rehashing: 'Squash is looking for another way.',
  reflecting: 'Both core issues are in. Squash is reflecting on them.',
  ruling: 'The final ruling was requested.',
  ruled: 'The final ruling is here.',
  resolved: 'Conflict squashed! Both of you are satisfied.',
  abandoned: 'This conflict was closed.',
}

const voteOf = (conflict: Conflict, party: 'user1' | 'user2') =>
  party === 'user1' ? conflict.user1_satisfaction : conflict.user2_satisfaction

/**
 * What a screen reader says, politely, when the conflict moved on under the viewer; null when there is nothing to tell.
 * Sighted people see the new part drop in; it says the same.
 */
export function announcementOf(before: Conflict, after: Conflict, { viewer, other }: People): string | null {
  if (before.phase !== after.phase) {
    if (after.phase === 'mediating') {
      return viewer.party === 'user1'
        ? `${other.short} has answered. Squash is reading both sides.`
        : 'Your answer is in. Squash is reading both sides.'
    }
    return ARRIVED[after.phase] ?? null
  }
  const theirs = other.party
  if (voteOf(before, theirs) === null && voteOf(after, theirs) !== null) return `${other.short} has voted.`
  if (!before.has_core_issue[theirs] && after.has_core_issue[theirs]) return `${other.short} has named a core issue.`
  return null
}
