export const inviteMessages = {
  failed: 'Failed to send invite',
  authenticationRequired: 'Authentication required',
  network: 'Network error occurred',
} as const
