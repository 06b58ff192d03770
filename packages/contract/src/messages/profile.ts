export const profileMessages = {
  fetchTimeout: 'Profile fetch timeout - query took longer than 2 seconds',
  updated: 'Profile updated successfully!',
  nothingChanged: "You haven't changed anything yet.",
  updateFailed: 'Failed to update profile. Try again?',
  updateBroke: 'Something went wrong. Please try again.',
  usernameFixed: 'Username cannot be changed after account creation',
  invalidId: 'Invalid user ID',
  notFound: 'User profile not found',
  notFoundScreen: 'Profile Not Found',
  loadFailed: 'Failed to load user profile',
} as const
