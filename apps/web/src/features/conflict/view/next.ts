import type { Conflict } from '@squash/contract/conflicts'
import type { People } from './people.ts'

/** One sentence under the steps: what comes next, so that nobody has to guess what an answer sets off (visual: stepper). */
export function nextOf(conflict: Conflict, { viewer, other }: People): string {
  const isPrivate = conflict.private_because !== null
  switch (conflict.phase) {
    case 'awaiting_response':
      return viewer.party === 'user1'
        ? 'Next: they read the calm version and answer. Then Squash mediates.'
        : `Next: answer in your own words. ${other.short} only ever reads the calm version.`
    case 'mediating':
      return 'Next: Squash suggests a way forward, and you each say if it settles things.'
    case 'vote_1':
      return 'Next: two yeses and it is squashed. One “not yet” and Squash looks for another way.'
    case 'rehashing':
      return 'Next: a new approach, and both of you vote on it.'
    case 'vote_2':
      return 'Next: two yeses and it is squashed. Otherwise you each say what it is really about.'
    case 'core_issues':
      return 'Next: once you have both named it, Squash reflects on what lies underneath.'
    case 'reflecting':
      return 'Next: a reflection for both of you, and a last vote.'
    case 'vote_3':
      return isPrivate
        ? 'Next: two yeses and it is squashed.'
        : 'Next: two yeses and it is squashed. Or one of you asks for the final ruling, which is public.'
    case 'ruling_available':
      if (isPrivate) return 'Next: you can ask for a review, or close it without a ruling.'
      return 'Next: either of you may ask for the final ruling. It is public.'
    case 'ruling':
      return 'Next: the ruling appears here, and in public.'
    case 'ruled':
      return 'The gavel has spoken.'
    case 'resolved':
      return 'You got there together. There is nothing left to do here.'
    case 'abandoned':
      return isPrivate && conflict.closed_reason === 'flagged'
        ? 'This one is closed. If we got it wrong, you can ask for a review.'
        : 'This one is closed. There is nothing left to do here.'
  }
}
