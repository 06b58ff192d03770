export const inviteMessages = {
  /** Not shown: creating a debate queues its invite, and a mail that fails is retried. */
  failed: 'Failed to send invite',
  declined: 'You declined, and that’s fine. Nobody loses points.',
  declineFailed: 'We couldn’t decline the invite',
  tooLateToDecline: 'It’s too late to decline: this invite has already been answered or closed.',
  authenticationRequired: 'Authentication required',
  network: 'Network error occurred',
} as const
