/** Texts of quests. */
export const questsMessages = {
  loginRequired: 'You must be logged in to submit answers',
  selectOption: 'Please select an option',
  enterResponse: 'Please enter your response',
  submitFailed: 'Failed to submit step',
  loadFailed: 'Failed to load quests',
  detailsFailed: 'Failed to load quest details',
  startFailed: 'Failed to start quest',
  invalidId: 'Invalid quest ID',
  notFound: "This quest doesn't exist or you don't have access to it.",
} as const
