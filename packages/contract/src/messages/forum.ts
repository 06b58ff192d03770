export const forumMessages = {
  loadFailed: 'Failed to load daily conflict',
  voted: 'Vote cast successfully! +5 SquashCred earned',
  voteFailed: 'Failed to cast vote',
  alreadyVoted: 'You have already voted on this conflict. Votes cannot be changed.',
  logIn: 'Please log in to vote',
  fetching: 'Fetching new Reddit conflict... This may take a moment.',
  fetched: 'New Reddit conflict fetched and processed successfully!',
  fetchFailed: 'Failed to fetch new Reddit conflict',
  fetchError: 'An error occurred while fetching the Reddit conflict',
  noneFetched: 'Failed to fetch new conflict',
  authenticationRequired: 'Authentication required',
  network: 'Network error occurred',
} as const
