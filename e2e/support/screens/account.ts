import { jonas, maya } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'
import { fillConflict, seeConflict } from '../conflict.ts'
import { chooseFile, PHOTO } from '../photo.ts'
import { idOf } from '../world.ts'
import { amendLoaded, press, type Screen, supporter } from './screen.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

const uploadPhoto = async (page: Page) => {
  await press(page, 'Edit profile')
  await press(page, 'Upload a photo')
}

export const account: Screen[] = [
  { name: 'dashboard, empty', who: 'ada', path: '/dashboard', shows: 'Where to start' },
  { name: 'dashboard', who: 'maya', path: '/dashboard', shows: 'VOTE ON AI MEDIATION' },
  { name: 'history, empty', who: 'ada', path: '/history', shows: 'Conflicts you settle will show up here' },
  { name: 'history', who: 'jonas', path: '/history', shows: 'RESOLVED' },
  { name: 'new conflict', who: 'maya', path: '/new-conflict', shows: 'Easier to hear' },
  {
    name: 'new conflict with mistakes',
    who: 'maya',
    path: '/new-conflict',
    shows: "You can't start a conflict with yourself.",
    prepare: async (page) => {
      await page.getByLabel('What is it about?').fill('x'.repeat(101))
      await page.getByLabel('Who is it with?').fill(maya.email)
    },
  },
  {
    name: 'new conflict, paused',
    who: 'maya',
    path: '/new-conflict',
    shows: 'Before you send this',
    prepare: async (page) => {
      await fillConflict(page, jonas)
      await page.getByLabel('What happened?').fill('You hit me again last night, and I am afraid to come home.')
      await seeConflict(page).click()
    },
  },
  {
    name: 'new conflict: preview',
    who: 'maya',
    path: '/new-conflict',
    shows: 'Nothing has been sent yet.',
    prepare: async (page) => {
      await fillConflict(page, jonas)
      await seeConflict(page).click()
    },
  },
  { name: 'solo notes, empty', who: 'ada', path: '/solo-notes', shows: 'Nothing on your chest' },
  { name: 'solo notes', who: 'maya', path: '/solo-notes', shows: 'The ficus' },
  { name: 'solo note, new', who: 'maya', path: '/solo-notes/new', shows: 'Just for you' },
  { name: 'solo note', who: 'maya', path: ({ soloNote }) => `/solo-notes/${soloNote}`, shows: 'What’s in it' },
  {
    name: 'solo note, stopped',
    who: 'maya',
    path: '/solo-notes/new',
    shows: 'Let’s stop here',
    prepare: async (page) => {
      await page.getByLabel('What happened?').fill('I will kill you if you touch it again.')
      await press(page, 'Find calmer words')
    },
  },
  {
    name: 'solo note that offers help',
    who: 'maya',
    path: ({ soloNote }) => `/solo-notes/${soloNote}`,
    shows: 'Who can help',
    answers: (page) => amendLoaded(page, 'get_solo_note', { offers_help: true, about: null, requests: [] }),
  },
  { name: 'solo note not found', who: 'maya', path: `/solo-notes/${NOBODY}`, shows: 'Nothing here' },
  { name: 'profile', who: 'maya', path: '/profile', shows: 'Archetype collection', prepare: profileIsThere },
  { name: 'settings', who: 'maya', path: '/profile/settings', shows: 'Delete account', prepare: settingsAreThere },
  {
    name: 'profile, editing',
    who: 'maya',
    path: '/profile',
    shows: 'Username cannot be changed after account creation',
    prepare: (page) => press(page, 'Edit profile'),
  },
  {
    name: 'profile: uploading a photo',
    who: 'jonas',
    path: '/profile',
    shows: 'Choose a photo',
    prepare: uploadPhoto,
  },
  {
    name: 'profile: fitting a photo',
    who: 'jonas',
    path: '/profile',
    shows: 'Save photo',
    prepare: async (page) => {
      await uploadPhoto(page)
      await chooseFile(page, PHOTO)
    },
  },
  {
    name: 'profile: history of points',
    who: 'maya',
    path: '/profile',
    shows: 'Showing last 20 events',
    prepare: (page) => press(page, 'See full history'),
  },
  {
    name: 'settings: deleting the account',
    who: 'maya',
    path: '/profile/settings',
    shows: 'I don’t have a password. Use a code instead',
    prepare: (page) => press(page, 'Delete my account'),
  },
  {
    name: 'settings of an account that will be erased',
    who: 'maya',
    path: '/profile/settings',
    shows: 'Keep my account',
    answers: (page) => amendLoaded(page, 'get_profile', { erase_at: '2026-03-09T10:00:00.000Z' }),
  },
  {
    name: 'profile: giving up admin rights',
    who: 'ada',
    path: '/profile',
    shows: 'Give up admin privileges?',
    answers: (page) => amendLoaded(page, 'get_profile', { is_admin: true }),
    prepare: giveUpAdmin,
  },
  {
    name: "another user's profile",
    who: 'maya',
    path: ({ jonas }) => `/user-profile/${idOf(jonas)}`,
    shows: 'You and Jonas have had',
    prepare: (page) => page.getByRole('button', { name: /^Show all/ }).waitFor(),
  },
  {
    name: "a stranger's profile",
    who: 'ada',
    path: ({ jonas }) => `/user-profile/${idOf(jonas)}`,
    shows: 'No shared conflicts yet. Hopefully it stays that way!',
  },
  {
    name: "a supporter's profile",
    who: 'jonas',
    path: ({ maya: person }) => `/user-profile/${idOf(person)}`,
    shows: 'CHAOS PATRON',
    answers: (page) => amendLoaded(page, 'get_profile', supporter),
  },
  {
    name: 'profile not found',
    who: 'maya',
    path: `/user-profile/${NOBODY}`,
    shows: 'Profile Not Found',
  },
  {
    name: 'signing out everywhere',
    who: 'maya',
    path: '/profile/settings',
    shows: 'You’ll have to sign in again on every device.',
    prepare: (page) => press(page, 'Sign out everywhere'),
  },
  {
    name: 'account menu',
    who: 'maya',
    path: '/profile',
    shows: 'Sign out',
    prepare: (page) => press(page, 'Your account'),
  },
  {
    name: 'menu on a phone',
    who: 'maya',
    path: '/profile',
    shows: 'Sign out',
    prepare: async (page) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await press(page, 'Menu')
    },
  },
  {
    name: 'leaderboard',
    who: 'maya',
    path: '/leaderboard',
    shows: 'Overall rate',
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'leaderboard of a quiet week',
    who: 'maya',
    path: '/leaderboard?time=week&sort=most',
    shows: 'No conflicts have been created this week yet.',
    answers: async (page) => {
      await page.route('**/rpc/get_user_conflict_stats', (route) => route.fulfill({ json: [] }))
      await page.route('**/rpc/get_leaderboard_summary', (route) =>
        route.fulfill({ json: { total_conflicts: 0, total_resolved: 0, overall_rate: 0 } }),
      )
    },
  },
  { name: 'public board', who: 'ada', path: '/public-shame', shows: 'failure rate' },
  {
    name: 'a ruling to vote on',
    who: 'ada',
    path: ({ conflict }) => `/ruling/${conflict.ruled}`,
    shows: 'Your vote',
    prepare: (page) => press(page, /The AI is right/),
  },
  { name: 'page not found', who: 'maya', path: '/no/such/page', shows: 'Nothing to squash here' },
]

/** Waits until everything on the profile has loaded. */
async function profileIsThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See full history' }).waitFor()
  await page.getByText('of 20', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: /^Show all \d+ achievements/ }).waitFor()
}

async function settingsAreThere(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Invites' }).waitFor()
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
}

/** No one in this world is an admin, so this follows a faked answer. */
async function giveUpAdmin(page: Page): Promise<void> {
  await press(page, 'Edit profile')
  await page.getByRole('checkbox', { name: 'Admin privileges' }).uncheck()
  await press(page, 'Save profile')
}
