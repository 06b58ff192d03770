import type { ClosedReason } from '@squash/contract/values'

/** Why a conflict closed, in words that blame nobody (decisions §2). */
export function closedWords(reason: ClosedReason | null, otherName: string, viewerStarted: boolean): string {
  switch (reason) {
    case 'declined':
      return viewerStarted
        ? `${otherName} would rather not settle this one here. That’s their call. It says nothing about who’s right, and nobody loses points.`
        : 'You declined this one, and that’s fine. Nobody loses points.'
    case 'expired':
      return 'Nothing moved here for 30 days, so we put it away. If it still matters, you can start again any time.'
    case 'flagged':
      return 'Squash does not fit every conflict, so this one ends here. That says nothing about either of you, and costs neither of you anything.'
    case 'left':
      return 'The other person has left Squash and deleted their account, so this one ends here. What you wrote stays yours to read.'
    case null:
      return 'It was put away without a result. If it still matters, you can start again any time.'
  }
}
