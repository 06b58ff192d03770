export const inviteMessages = {
  failed: 'Failed to send invite',
  tooLateToDecline: 'It’s too late to decline: this invite has been answered, or is closed.',
  authenticationRequired: 'Authentication required',
  network: 'Network error occurred',
} as const
