import { ada, ben, carla, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { completeQuest, questUpToTheLastStep } from '@squash/testkit/quest-steps'
import type { Page } from 'playwright-core'
import { linkIn, mailTo } from './mail.ts'
import { amend } from './network.ts'
import { mayaAndJonas, signedUp } from './people.ts'
import type { RunningSquash } from './squash.ts'
import { box, pressSignUp, submitSignIn } from './visitor.ts'

/** A world in which every screen has something to show. */
export type World = {
  maya: Actor
  jonas: Actor
  ada: Actor
  invite: string
  conflict: Record<Stage, string>
  debate: Record<'pending' | 'active', string>
}

type Stage =
  | 'awaiting_response'
  | 'vote_1'
  | 'vote_2'
  | 'core_issues'
  | 'vote_3'
  | 'ruling_available'
  | 'ruled'
  | 'resolved'
  | 'abandoned'

/** Maya and Jonas have a conflict in every phase, Ada has none, and Carla is invited but has no account. */
export async function seedWorld(squash: RunningSquash): Promise<World> {
  const people = { ...(await mayaAndJonas(squash)), ada: await signedUp(squash, ada) }
  const at = async (stage: Exclude<Stage, 'abandoned'>) => (await conflictIn(stage, people.maya, people.jonas)).id
  const conflict: World['conflict'] = {
    vote_1: await at('vote_1'),
    vote_2: await at('vote_2'),
    core_issues: await at('core_issues'),
    vote_3: await at('vote_3'),
    ruling_available: await at('ruling_available'),
    ruled: await at('ruled'),
    resolved: await at('resolved'),
    awaiting_response: await at('awaiting_response'),
    abandoned: (await startConflict(people.maya, ben.email)).id,
  }
  const declined = linkIn(await mailTo(squash, ben.email, /settle/), '/invite/')
  await done(people.ada.call('decline_invite', { token: tokenOf(declined) }))
  await startConflict(people.maya, carla.email)
  await questUpToTheLastStep(people.maya, 'i-statements')
  await completeQuest(people.jonas, 'group-chats')
  const invite = new URL(linkIn(await mailTo(squash, carla.email, /settle/), '/invite/')).pathname
  const debate = {
    pending: (await startDebate(people.maya)).id,
    active: (await debateIn('active', people.maya, people.jonas)).id,
  }
  await voteInDebate(people.ada, debate.active, idOf(people.maya))
  return { ...people, invite, conflict, debate }
}

const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''

const NOBODY = '00000000-0000-4000-8000-000000000000'
const idOf = ({ session }: Actor) => session?.user.id ?? ''

export type Screen = {
  name: string
  who?: 'maya' | 'jonas' | 'ada'
  path: string | ((world: World) => string)
  /** What stands there once the screen is complete. */
  shows: string | RegExp
  /** Brings the screen into the state that the name says. */
  prepare?: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

const wayIn: Screen[] = [
  { name: 'landing', path: '/', shows: 'resolution rate' },
  {
    name: 'sign-in with mistakes',
    path: '/login?next=%2Fprofile',
    shows: 'Please enter your password',
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
  { name: 'check-inbox', path: '/check-inbox', shows: 'We sent a link' },
  {
    name: 'forgot-password with mistakes',
    path: '/forgot-password?link=expired',
    shows: 'This email address is not valid.',
    prepare: (page) => press(page, 'Send the link'),
  },
  {
    name: 'forgot-password, sent',
    path: '/forgot-password',
    shows: 'Look in your inbox',
    prepare: async (page) => {
      await box(page, 'Email').fill(maya.email)
      await press(page, 'Send the link')
    },
  },
  { name: 'reset-password without a link', path: '/reset-password', shows: 'This page needs a fresh link' },
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
    name: "somebody else's invite",
    who: 'ada',
    path: ({ invite }) => invite,
    shows: 'this invite went to another address',
  },
  {
    name: 'public board for a visitor',
    path: ({ conflict }) => `/public-shame?ruling=${conflict.ruled}`,
    shows: 'What the public says',
  },
  { name: 'invite that is over', path: '/invite/nothing-here', shows: 'This invite is no longer valid' },
  { name: 'design', path: '/design', shows: 'Overlays' },
]

const account: Screen[] = [
  { name: 'dashboard, empty', who: 'ada', path: '/dashboard', shows: 'Nothing to squash' },
  { name: 'dashboard', who: 'maya', path: '/dashboard', shows: 'VOTE ON AI MEDIATION' },
  { name: 'history, empty', who: 'ada', path: '/history', shows: 'No squashes yet' },
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
  { name: 'profile', who: 'maya', path: '/profile', shows: 'How Squash looks', prepare: profileIsThere },
  {
    name: 'profile, editing',
    who: 'maya',
    path: '/profile',
    shows: 'Username cannot be changed after account creation',
    prepare: (page) => press(page, 'Edit profile'),
  },
  {
    name: 'profile: history of points',
    who: 'maya',
    path: '/profile',
    shows: 'Showing last 20 events',
    prepare: (page) => press(page, 'See the whole history'),
  },
  {
    name: 'profile: giving up admin rights',
    who: 'ada',
    path: '/profile',
    shows: 'Give up admin privileges?',
    prepare: giveUpAdmin,
  },
  {
    name: "somebody's profile",
    who: 'maya',
    path: ({ jonas }) => `/user-profile/${idOf(jonas)}`,
    shows: 'You and Jonas have been through',
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
    prepare: showSupporter,
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
    path: '/profile',
    shows: 'Every device has to sign in again.',
    prepare: (page) => press(page, 'Sign out everywhere'),
  },
  {
    name: 'account menu',
    who: 'maya',
    path: '/profile',
    shows: 'Log out',
    prepare: (page) => press(page, 'Your account'),
  },
  {
    name: 'menu on a phone',
    who: 'maya',
    path: '/profile',
    shows: 'Log out',
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
    prepare: quietWeek,
  },
  { name: 'public board', who: 'ada', path: '/public-shame', shows: 'failure rate' },
  {
    name: 'public board: a ruling to vote on',
    who: 'ada',
    path: ({ conflict }) => `/public-shame?ruling=${conflict.ruled}`,
    shows: 'Your vote',
    prepare: (page) => press(page, /The AI is right/),
  },
  { name: 'page not found', who: 'maya', path: '/no/such/page', shows: 'Nothing to squash here' },
]

const quests: Screen[] = [
  { name: 'quests', who: 'maya', path: '/quests', shows: 'Go on with step 4 of 4' },
  { name: 'quest', who: 'ada', path: '/quest/boundaries', shows: 'SUBMIT ANSWER' },
  {
    name: 'quest: not quite',
    who: 'ada',
    path: '/quest/boundaries',
    shows: 'NOT QUITE',
    prepare: async (page) => {
      await page.getByText('“You have to stop dumping', { exact: false }).click()
      await press(page, 'SUBMIT ANSWER')
    },
  },
  { name: 'quest: rewriting', who: 'maya', path: '/quest/i-statements', shows: 'Your version' },
  { name: 'quest, completed', who: 'jonas', path: '/quest/group-chats', shows: 'You have completed this quest' },
  { name: 'quest not found', who: 'maya', path: '/quest/juggling', shows: 'QUEST NOT FOUND' },
  {
    name: 'tool at work',
    who: 'jonas',
    path: '/new-conflict',
    shows: 'Four questions before anything goes',
    prepare: (page) => press(page, 'Group-Chat Pause Check'),
  },
]

const inPhase = (stage: Stage, shows: string, more: Partial<Screen> = {}): Screen => ({
  name: `conflict: ${stage}`,
  who: 'maya',
  path: ({ conflict }) => `/conflict/${conflict[stage]}`,
  shows,
  ...more,
})

const conflict: Screen[] = [
  inPhase('awaiting_response', 'WAITING FOR'),
  inPhase('awaiting_response', 'Your side of it', { name: 'conflict: your turn to respond', who: 'jonas' }),
  inPhase('awaiting_response', 'Are you sure you want to delete this conflict?', {
    name: 'conflict: deleting it',
    prepare: (page) => press(page, 'Delete this conflict'),
  }),
  inPhase('vote_1', "Yes, I'm satisfied"),
  inPhase('vote_1', 'Reading both sides…', { name: 'conflict: mediating', prepare: showMediating }),
  inPhase('vote_2', 'STILL NOT RIGHT'),
  inPhase('core_issues', 'Your core issue'),
  inPhase('vote_3', 'FINALLY RESOLVED'),
  inPhase('vote_3', 'The final ruling is public', {
    name: 'conflict: asking for the ruling',
    prepare: (page) => press(page, 'GET AI FINAL RULING'),
  }),
  inPhase('ruling_available', 'Not settled. What now?'),
  inPhase('ruled', 'Final AI ruling'),
  inPhase('resolved', 'CONFLICT SQUASHED!'),
  inPhase('abandoned', 'This conflict was closed'),
  {
    name: 'conflict not found',
    who: 'ada',
    path: ({ conflict }) => `/conflict/${conflict.vote_1}`,
    shows: 'CONFLICT NOT FOUND',
  },
]

const decided = { status: 'complete', completed_at: '2026-03-02T10:00:00.000Z' }
const aDebate = (stage: 'pending' | 'active', name: string, shows: string, more: Partial<Screen> = {}): Screen => ({
  name: `debate: ${name}`,
  who: 'ada',
  path: ({ debate }) => `/debates/${debate[stage]}`,
  shows,
  ...more,
})

const debates: Screen[] = [
  { name: 'debates', who: 'ada', path: '/debates', shows: 'You voted' },
  { name: 'debates: invites', who: 'jonas', path: '/debates?tab=invites', shows: 'asks you to take the other side' },
  { name: 'debates: none completed', who: 'maya', path: '/debates?tab=completed', shows: 'No crowns yet' },
  { name: 'new debate', who: 'maya', path: '/new-debate', shows: 'How a debate goes' },
  {
    name: 'new debate with mistakes',
    who: 'maya',
    path: '/new-debate',
    shows: "You can't debate yourself. Invite someone else!",
    prepare: async (page) => {
      await page.getByLabel('Your side').fill('x'.repeat(51))
      await page.getByLabel('Who takes the other side?').fill(maya.email)
    },
  },
  aDebate('pending', 'unanswered', 'Waiting for', { who: 'maya' }),
  aDebate('active', 'open', 'Changed your mind?'),
  aDebate('active', 'one’s own', 'You cannot vote on your own debate', { who: 'maya' }),
  aDebate('active', 'won', 'Winner', { prepare: (page) => decide(page, { outcome: 'creator' }) }),
  aDebate('active', 'tie', 'It is a tie', {
    prepare: (page) => decide(page, { outcome: 'tie', creator_votes: 1, opponent_votes: 1 }),
  }),
  aDebate('pending', 'not found', 'DEBATE NOT FOUND'),
  {
    name: 'debate: responding',
    who: 'jonas',
    path: ({ debate }) => `/debates/respond/${debate.pending}`,
    shows: 'How it goes on',
  },
]

/** Seven days are long: this shows the debate as if they were over. */
async function decide(page: Page, outcome: Record<string, unknown>): Promise<void> {
  await page.route('**/realtime/**', (route) => route.abort())
  await amend(page, 'get_debate_by_id', { ...decided, ...outcome, can: { respond: false, vote: false } })
  await page.reload()
}

/** Every screen, in every state that looks different. */
export const screens: Screen[] = [...wayIn, ...account, ...quests, ...conflict, ...debates]

/** Everything on it has arrived. */
async function profileIsThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the whole history' }).waitFor()
  await page.getByText('of 20', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: /^Show all/ }).waitFor()
}

/** Nobody of this world is an admin or a supporter: these pages are shown as if. */
async function giveUpAdmin(page: Page): Promise<void> {
  await amend(page, 'get_profile', { is_admin: true })
  await page.reload()
  await press(page, 'Edit profile')
  await page.getByRole('checkbox', { name: 'Admin privileges' }).uncheck()
  await press(page, 'Save profile')
}

async function quietWeek(page: Page): Promise<void> {
  await page.route('**/rpc/get_user_conflict_stats', (route) => route.fulfill({ json: [] }))
  await page.reload()
}

async function showSupporter(page: Page): Promise<void> {
  const supporter_since = '2026-03-02T10:00:00.000Z'
  await amend(page, 'get_profile', { supporter_level: 'tip_3', supporter_emoji: '👑', supporter_since })
  await page.reload()
  await page.getByText('CHAOS PATRON').waitFor()
}

/** The mediator works too fast to be looked at: this shows the moment before its answer. */
async function showMediating(page: Page): Promise<void> {
  await page.route('**/rpc/get_conflict', async (route) => {
    const response = await route.fetch()
    const before = { phase: 'mediating', status_label: 'AI PROCESSING...', ai_summary: null, ai_suggestion: null }
    await route.fulfill({ response, json: { ...(await response.json()), ...before } })
  })
  await page.reload()
}

/** Opens a screen in its state. */
export async function open(page: Page, { path, shows, prepare }: Screen, world: World): Promise<void> {
  await page.goto(typeof path === 'string' ? path : path(world))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await prepare?.(page)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
}

/** Whose browser to open for a screen. */
export const viewerOf = ({ who }: Screen, world: World): { as?: Actor } => (who ? { as: world[who] } : {})
