export const inviteMessages = {
  failed: 'Failed to send invite',
  declined: 'You declined, and that’s fine. Nobody loses points.',
  declineFailed: 'We couldn’t decline the invite',
  tooLateToDecline: 'It’s too late to decline: this invite has already been answered or closed.',
  authenticationRequired: 'Authentication required',
  network: 'Network error occurred',
} as const
