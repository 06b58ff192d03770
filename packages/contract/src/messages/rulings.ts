export const rulingsMessages = {
  loadFailed: 'Failed to load AI rulings',
  logIn: 'Please log in to vote',
  own: 'Cannot vote on your own conflict',
  closed: 'Cannot vote on this conflict',
  voted: 'Vote cast successfully!',
  voteFailed: 'Failed to cast vote',
} as const
