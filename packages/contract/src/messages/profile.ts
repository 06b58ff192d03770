import { LIMITS, TIMING } from '../limits.ts'

export const profileMessages = {
  fetchTimeout: `Profile fetch timeout - query took longer than ${TIMING.profileFetchTimeout / 1000} seconds`,
  updated: 'Profile updated successfully!',
  nothingChanged: 'You haven’t changed anything yet.',
  updateFailed: 'Failed to update profile. Try again?',
  updateBroke: 'Something went wrong. Please try again.',
  photoSaved: 'Your new photo is up.',
  photoTooLarge: `That photo is larger than ${LIMITS.photoUploadBytes / 1024 / 1024} MB. Choose a smaller one.`,
  photoUnreadable: `That isn’t a photo we can open. Choose a JPEG, PNG, WebP, GIF or AVIF of up to ${LIMITS.photoPixels / 1_000_000} megapixels.`,
  usernameFixed: 'Username cannot be changed after account creation',
  invalidId: 'Invalid user ID',
  notFound: 'User profile not found',
  notFoundScreen: 'Profile Not Found',
  loadFailed: 'Failed to load user profile',
} as const
