import { type Achievement, atLeast, once } from '../achievement.ts'

/** The user's own profile and account. */
export const PROFILE: readonly Achievement[] = [
  {
    code: 'tour_taken',
    name: 'Found the Exits',
    emoji: '🗺️',
    description: 'Finish or close the onboarding tour.',
    earned: once('tours'),
  },
  {
    code: 'first_photo',
    name: 'A Face to the Name',
    emoji: '📸',
    description: 'Set your first profile photo.',
    earned: once('photos'),
  },
  {
    code: 'username_chosen',
    name: 'Call Me',
    emoji: '🏷️',
    description: 'Choose your username on your profile.',
    earned: once('usernameChanges'),
  },
  {
    code: 'ten_profile_updates',
    name: 'Work in Progress',
    emoji: '🛠️',
    description: 'Update your profile 10 times.',
    earned: atLeast('profileUpdates', 10),
  },
  {
    code: 'seven_day_streak',
    name: 'Seven in a Row',
    emoji: '📅',
    description: 'Visit Squash on 7 days in a row.',
    earned: ({ longestVisitRun }) => longestVisitRun >= 7,
  },
  {
    code: 'first_referral',
    name: 'Bring a Friend',
    emoji: '💌',
    description: 'Have someone you invited to a conflict or debate join Squash.',
    earned: once('referrals'),
  },
  {
    code: 'supporter',
    name: 'Supporter',
    emoji: '💛',
    description: 'Support Squash with a tip.',
    earned: (_, { isSupporter }) => isSupporter,
  },
]
