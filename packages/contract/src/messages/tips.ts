export const tipsMessages = {
  checkoutFailed: 'Failed to create checkout session',
  network: 'Network error occurred',
  authenticationRequired: 'Authentication required',
  loginToConfirm: 'Please log in to confirm your tip',
  tipMissing: 'First, pick the tip you paid.',
  notConfirmed: 'Failed to update supporter status. Please try again.',
  invalidReference:
    'INVALID TIP REFERENCE: The tip reference in the URL is not valid. Please select your tip manually above.',
} as const
