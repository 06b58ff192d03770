import { maya } from '@squash/testkit/cast'
import { breakCall } from '../network.ts'
import { box, pressSignUp, submitSignIn } from '../visitor.ts'
import { press, type Screen } from './screen.ts'

export const visitorScreens: Screen[] = [
  { name: 'landing', path: '/', shows: 'ads or trackers' },
  {
    name: 'sign-in with mistakes',
    path: '/login?next=%2Fprofile',
    shows: 'Enter your password',
    prepare: (page) => press(page, 'Sign in'),
  },
  {
    name: 'sign-in refused',
    path: '/login',
    shows: 'Invalid login credentials',
    prepare: (page) => submitSignIn(page, { email: maya.email, password: 'not it at all' }),
  },
  { name: 'sign-up with mistakes', path: '/login?mode=sign-up', shows: 'First name is required', prepare: pressSignUp },
  { name: 'sign-in after a dead link', path: '/login?link=expired', shows: 'That link has expired' },
  {
    name: 'sign-in refused by a provider',
    path: '/login?refused=user_banned',
    shows: 'A moderator has banned this account',
  },
  {
    name: 'sign-in link, sent',
    path: '/sign-in-link',
    shows: 'Check your inbox',
    prepare: async (page) => {
      await box(page, 'Email').fill(maya.email)
      await press(page, 'Send the link')
    },
  },
  {
    name: 'check-inbox with mistakes',
    path: '/check-inbox',
    shows: 'Enter the six digits',
    prepare: (page) => press(page, 'Confirm my email'),
  },
  {
    name: 'forgot-password with mistakes',
    path: '/forgot-password?link=expired',
    shows: 'Enter your email address.',
    prepare: (page) => press(page, 'Send the link'),
  },
  {
    name: 'forgot-password, sent',
    path: '/forgot-password',
    shows: 'Check your inbox',
    prepare: async (page) => {
      await box(page, 'Email').fill(maya.email)
      await press(page, 'Send the link')
    },
  },
  { name: 'reset-password without a link', path: '/reset-password', shows: 'You need the link from our email' },
  {
    name: 'reset-password with mistakes',
    who: 'ada',
    path: '/reset-password',
    shows: 'Password must be at least 6 characters long',
    prepare: (page) => press(page, 'Save password'),
  },
  { name: 'invite', path: ({ invite }) => invite, shows: 'Maya would like to sort something out with you' },
  {
    name: 'declining an invite',
    path: ({ invite }) => invite,
    shows: 'Rather not?',
    prepare: (page) => press(page, 'No, thank you'),
  },
  {
    name: 'blocking who invites',
    path: ({ invite }) => invite,
    shows: 'To them, it looks as if you haven’t answered.',
    prepare: (page) => press(page, 'Block Maya'),
  },
  {
    name: "another person's invite",
    who: 'ada',
    path: ({ invite }) => invite,
    shows: 'this invite went to another address',
  },
  {
    name: 'public board for a visitor',
    path: '/public-shame',
    shows: 'What the public says',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Read the ruling/ })
        .first()
        .click()
    },
  },
  {
    name: 'a ruling for a visitor',
    path: ({ conflict }) => `/ruling/${conflict.ruled}`,
    shows: 'What the public says',
  },
  {
    name: 'no such ruling',
    path: '/ruling/0190c0de-0000-7000-8000-000000000001',
    shows: 'This ruling isn’t here',
  },
  {
    name: 'invite that went to another address',
    path: '/invite/corrected',
    shows: 'This invite isn’t for you any more',
    prepare: async (page) => {
      await breakCall(page, 'get_invite', 'corrected')
      await page.reload()
    },
  },
  { name: 'invite that is over', path: '/invite/nothing-here', shows: 'This invite is no longer valid' },
  { name: 'safety', path: '/safety', shows: 'Samaritans' },
  { name: 'fairness', path: '/fairness', shows: 'Who started' },
  { name: 'community rules', path: '/rules', shows: 'What happens to a report' },
  { name: 'privacy', path: '/privacy', shows: 'What we share with other services' },
  { name: 'terms', path: '/terms', shows: 'If you find a security problem' },
  { name: 'design', path: '/design', shows: 'Overlays' },
]
