import type { Conflict } from '@squash/contract/conflicts'
import type { ClosedReason, Phase } from '@squash/contract/values'
import type { People } from './people.ts'

/** What the mark calls each text. */
const TEXTS = {
  user1_translation: 'the message',
  user2_translation: 'the response',
  mediation: 'round 1',
  rehash: 'round 2',
  reflection: 'round 3',
  ruling: 'the ruling',
} as const

const KEYS = ['user1_translation', 'user2_translation', 'mediation', 'rehash', 'reflection', 'ruling'] as const

/** The mark for texts that were written without AI: it names them if AI wrote others. Null if there are none. */
export function withoutAiMark({ written_by }: Pick<Conflict, 'written_by'>): string | null {
  const canned = KEYS.filter((key) => written_by[key] === 'canned')
  if (canned.length === 0) return null
  const isMixed = KEYS.some((key) => written_by[key] === 'ai')
  return isMixed ? `written without AI: ${canned.map((key) => TEXTS[key]).join(', ')}` : 'written without AI'
}

/** One sentence under the steps: what happens next. */
export function nextOf(conflict: Conflict, { viewer, other }: People): string {
  const isPrivate = conflict.private_because !== null
  switch (conflict.phase) {
    case 'awaiting_response':
      return viewer.party === 'user1'
        ? 'Next: they read the version you sent and answer. Then Squash mediates.'
        : `Next: answer in your own words. ${other.short} reads only the version you send.`
    case 'mediating':
      return 'Next: Squash suggests a way forward, and you each say if it settles things.'
    case 'vote_1':
      return 'Next: two yeses and it’s squashed. One “not yet” and Squash looks for another way.'
    case 'rehashing':
      return 'Next: a new approach, and both of you vote on it.'
    case 'vote_2':
      return 'Next: two yeses and it’s squashed. Otherwise you each say what it’s really about.'
    case 'core_issues':
      return 'Next: once you’ve both said what it’s really about, Squash reflects on that.'
    case 'reflecting':
      return 'Next: a reflection for both of you, and a last vote.'
    case 'vote_3':
      return isPrivate
        ? 'Next: two yeses and it’s squashed.'
        : 'Next: two yeses and it’s squashed. If not, either of you can ask for the final ruling, which is public, or leave it here.'
    case 'ruling_available':
      if (isPrivate) return 'Next: you can ask for a review, or close it without a ruling.'
      return 'Next: either of you can ask for the final ruling, which is public, or leave it here.'
    case 'ruling':
      return 'Next: the ruling appears here and on the public board.'
    case 'ruled':
      return 'The final ruling is in.'
    case 'resolved':
      return 'You got there together.'
    case 'abandoned':
      return isPrivate && conflict.closed_reason === 'flagged'
        ? 'This one’s closed. If we got it wrong, you can ask for a review.'
        : 'This one’s closed.'
  }
}

const ARRIVED: Partial<Record<Conflict['phase'], string>> = {
  vote_1: 'The mediator’s proposal is here. You can vote on it now.',
  vote_2: 'A new approach is here. You can vote on it now.',
  core_issues: 'Not settled yet. Now each of you names the core issue.',
  vote_3: 'The reflection is here, with a last proposal. You can vote on it now.',
  ruling_available: 'It isn’t settled yet. Either of you can ask for the final ruling, or leave it here.',
  rehashing: 'Squash is looking for another way.',
  reflecting: 'Both core issues are in. Squash is reflecting on them.',
  ruling: 'The final ruling was requested.',
  ruled: 'The final ruling is here.',
  resolved: 'Conflict squashed! You’re both satisfied.',
  abandoned: 'This conflict was closed.',
}

const voteOf = (conflict: Conflict, party: 'user1' | 'user2') =>
  party === 'user1' ? conflict.user1_satisfaction : conflict.user2_satisfaction

/**
 * What a screen reader announces when the conflict has moved on; null when nothing has changed.
 */
export function announcementOf(before: Conflict, after: Conflict, { viewer, other }: People): string | null {
  if (before.phase !== after.phase) {
    if (after.phase === 'mediating') {
      return viewer.party === 'user1'
        ? `${other.short} has answered. Squash is reading both sides.`
        : 'Your response was sent. Squash is reading both sides.'
    }
    return ARRIVED[after.phase] ?? null
  }
  const theirs = other.party
  if (voteOf(before, theirs) === null && voteOf(after, theirs) !== null) return `${other.short} has voted.`
  if (!before.has_core_issue[theirs] && after.has_core_issue[theirs]) return `${other.short} has named a core issue.`
  return null
}

/** An AI step in progress: what the mediator is doing, and how long that usually takes. */
type Work = { says: string; estimate: string }

/** One question to the model: two attempts of 10 s each, then the canned text. */
const ONE_QUESTION = 'under 20 seconds'
/** Up to three in a row without repairs: the judgments in both orders, one that explains a tie, and the headline. */
const RULING = 'under a minute'

const WORK: Partial<Record<Phase, Work>> = {
  mediating: { says: 'Reading both sides…', estimate: ONE_QUESTION },
  rehashing: { says: 'Looking for another way…', estimate: ONE_QUESTION },
  reflecting: { says: 'Looking at what matters most to each of you…', estimate: ONE_QUESTION },
  ruling: { says: 'Writing the final ruling…', estimate: RULING },
}

/** What the mediator is doing in this phase; null when it waits for a user. */
export const workOf = (phase: Phase): Work | null => WORK[phase] ?? null

/** Which party requested the public ruling; null when there is none. */
export function askerOf({ ruling_requested_by }: Pick<Conflict, 'ruling_requested_by'>, { viewer, other }: People) {
  if (ruling_requested_by === null) return null
  return ruling_requested_by === viewer.party ? 'You asked for this ruling.' : `${other.short} asked for this ruling.`
}

/** Whether the reason, as given below, is one after which to start again. Nobody is urged to after a no or a report. */
export const mayStartAgain = (reason: ClosedReason | null): boolean =>
  reason === null || reason === 'expired' || reason === 'left_open'

/** Why a conflict closed, without blaming either party. */
export function closedWords(reason: ClosedReason | null, otherName: string, viewerStarted: boolean): string {
  switch (reason) {
    case 'declined':
      return viewerStarted
        ? `${otherName} would rather not settle this one here. That’s their call. It says nothing about who’s right, and nobody loses points.`
        : 'You declined this one, and that’s fine. Nobody loses points.'
    case 'expired':
      return 'Nothing happened here for 30 days, so we closed it. If it still matters, you can start again any time.'
    case 'flagged':
      return 'Squash isn’t right for every conflict, so this one ends here. That says nothing about either of you, and closing it doesn’t cost either of you points.'
    case 'left':
      return 'The other person has left Squash and deleted their account, so this one ends here. You can still read what you wrote.'
    case 'left_open':
      return 'One of you chose to leave it here, and that’s fine. You both put real work into it. There’s no ruling, nothing is public, and nobody loses points. If it still matters later, you can start again.'
    case null:
      return 'It was closed without a result. If it still matters, you can start again any time.'
  }
}
