export const leaderboardMessages = {
  loadFailed: 'Failed to load leaderboard data',
  emptyWeek: 'No conflicts have been created this week yet.',
  empty: 'No users have participated in conflicts yet.',
} as const
