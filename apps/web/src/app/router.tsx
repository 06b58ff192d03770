import type { ComponentType } from 'react'
import { matchRoutes, useRoutes } from 'react-router'
import { AccountLayout, AccountOnly, FactorFirst, OpenLayout, VisitorOnly, VisitorsGoHome } from './guards.tsx'
import { lazyScreen, loadScreen } from './lazy-screen.tsx'
import { Root } from './root.tsx'

/** Its code is loaded by `lazyScreen`: this router has no `lazy` routes. */
type ScreenRoute =
  | { index: true; Component: ComponentType }
  | { path?: string; index?: false; Component: ComponentType; children?: ScreenRoute[] }

/** A screen at a path. */
const at = (path: string, load: () => Promise<ComponentType>): ScreenRoute => ({ path, Component: lazyScreen(load) })

const dashboard = lazyScreen(async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen)
const conflict = lazyScreen(async () => (await import('../features/conflict/conflict-screen.tsx')).ConflictScreen)

const visitorRoutes: ScreenRoute[] = [
  {
    index: true,
    Component: lazyScreen(async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen),
  },
]

/** Sign-in routes, open to everyone; each screen redirects users it doesn't apply to. */
const authRoutes: ScreenRoute[] = [
  at('login', async () => (await import('../features/auth/login-screen.tsx')).LoginScreen),
  at('forgot-password', async () => (await import('../features/auth/mail-link-screen.tsx')).ForgotPasswordScreen),
  at('sign-in-link', async () => (await import('../features/auth/mail-link-screen.tsx')).SignInLinkScreen),
  at('reset-password', async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen),
  at('mfa', async () => (await import('../features/security/second-factor-screen.tsx')).SecondFactorScreen),
  at('check-inbox', async () => (await import('../features/auth/check-inbox-screen.tsx')).CheckInboxScreen),
  {
    Component: lazyScreen(async () => (await import('./query-layout.tsx')).QueryLayout),
    children: [
      at('invite/:token', async () => (await import('../features/invite/invite-screen.tsx')).InviteScreen),
      at(
        'support-success',
        async () => (await import('../features/supporters/support-success-screen.tsx')).SupportSuccessScreen,
      ),
    ],
  },
]

/**
 * Routes for signed-in users. A visitor who follows a link to one signs in first and is then sent there.
 */
export const accountRoutes: ScreenRoute[] = [
  { path: 'dashboard', Component: dashboard },
  { path: 'conflicts', Component: dashboard },
  { path: 'history', Component: dashboard },
  at('new-conflict', async () => (await import('../features/new-conflict/new-conflict-screen.tsx')).NewConflictScreen),
  at('solo-notes', async () => (await import('../features/solo-notes/solo-notes-screen.tsx')).SoloNotesScreen),
  at('solo-notes/new', async () => (await import('../features/solo-notes/new-note-screen.tsx')).NewNoteScreen),
  at('solo-notes/:noteId', async () => (await import('../features/solo-notes/note-screen.tsx')).NoteScreen),
  { path: 'conflict/:conflictId', Component: conflict },
  { path: 'resolution/:resolutionId', Component: conflict },
  at('profile', async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  at('profile/settings', async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  at('security', async () => (await import('../features/security/security-screen.tsx')).SecurityScreen),
  at('reports', async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen),
  at('admin', async () => (await import('./admin-route.tsx')).AdminRoute),
  at('quests', async () => (await import('../features/quests/quests-screen.tsx')).QuestsScreen),
  at('practice', async () => (await import('../features/quests/practice-screen.tsx')).PracticeScreen),
  at('quest/:questId?', async () => (await import('../features/quests/quest-screen.tsx')).QuestScreen),
  at('support-us', async () => (await import('../features/supporters/support-us-screen.tsx')).SupportUsScreen),
  at('debates', async () => (await import('../features/debates/debates-screen.tsx')).DebatesScreen),
  at('new-debate', async () => (await import('../features/debates/new-debate-screen.tsx')).NewDebateScreen),
  at('debates/:debateId', async () => (await import('../features/debates/debate-screen.tsx')).DebateScreen),
  at('debates/respond/:debateId?', async () => (await import('../features/debates/respond-screen.tsx')).RespondScreen),
  at('leaderboard', async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen),
  at(
    'user-profile/:userId?',
    async () => (await import('../features/user-profile/user-profile-screen.tsx')).UserProfileScreen,
  ),
]

/** Routes open to visitors and signed-in users alike. */
const openRoutes: ScreenRoute[] = [
  at('reddit-conflict', async () => (await import('../features/forum/forum-screen.tsx')).ForumScreen),
  at('public-shame', async () => (await import('../features/rulings/board-screen.tsx')).BoardScreen),
  at('ruling/:rulingId', async () => (await import('../features/rulings/ruling-screen.tsx')).RulingScreen),
  at('fairness', async () => (await import('../features/fairness/fairness-screen.tsx')).FairnessScreen),
  at('safety', async () => (await import('../features/safety/safety-screen.tsx')).SafetyScreen),
  at('rules', async () => (await import('../features/policies/rules-screen.tsx')).RulesScreen),
  at('privacy', async () => (await import('../features/policies/privacy-screen.tsx')).PrivacyScreen),
  at('terms', async () => (await import('../features/policies/terms-screen.tsx')).TermsScreen),
]

export const routes: ScreenRoute[] = [
  {
    Component: Root,
    children: [
      {
        Component: FactorFirst,
        children: [
          { Component: VisitorOnly, children: visitorRoutes },
          ...authRoutes,
          at('design', async () => (await import('../features/design/design-screen.tsx')).DesignScreen),
          { Component: OpenLayout, children: openRoutes },
          { Component: AccountOnly, children: [{ Component: AccountLayout, children: accountRoutes }] },
          {
            Component: VisitorsGoHome,
            children: [
              {
                Component: AccountLayout,
                children: [at('*', async () => (await import('./not-found-screen.tsx')).NotFoundScreen)],
              },
            ],
          },
        ],
      },
    ],
  },
]

/** All screens; the surrounding router says which one is shown. */
export const Screens = () => useRoutes(routes)

/** Loads the code of the screen at this path, with its frame, so that it renders at once. */
export async function loadScreensAt(path: string): Promise<void> {
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadScreen(route.Component)))
}
