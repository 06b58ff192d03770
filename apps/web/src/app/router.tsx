import type { ComponentType } from 'react'
import { matchRoutes, useRoutes } from 'react-router'
import { AccountLayout, AccountOnly, FactorFirst, OpenLayout, VisitorOnly, VisitorsGoHome } from './guards.tsx'
import { lazyScreen, loadScreen } from './lazy-screen.tsx'
import { Root } from './root.tsx'

/** Its code is loaded by `lazyScreen`: this router has no `lazy` routes. */
type ScreenRoute =
  | { index: true; Component: ComponentType }
  | { path?: string; index?: false; Component: ComponentType; children?: ScreenRoute[] }

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
  { path: 'login', Component: lazyScreen(async () => (await import('../features/auth/login-screen.tsx')).LoginScreen) },
  {
    path: 'forgot-password',
    Component: lazyScreen(async () => (await import('../features/auth/mail-link-screen.tsx')).ForgotPasswordScreen),
  },
  {
    path: 'sign-in-link',
    Component: lazyScreen(async () => (await import('../features/auth/mail-link-screen.tsx')).SignInLinkScreen),
  },
  {
    path: 'reset-password',
    Component: lazyScreen(async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen),
  },
  {
    path: 'mfa',
    Component: lazyScreen(
      async () => (await import('../features/security/second-factor-screen.tsx')).SecondFactorScreen,
    ),
  },
  {
    path: 'check-inbox',
    Component: lazyScreen(async () => (await import('../features/auth/check-inbox-screen.tsx')).CheckInboxScreen),
  },
  {
    Component: lazyScreen(async () => (await import('./query-layout.tsx')).QueryLayout),
    children: [
      {
        path: 'invite/:token',
        Component: lazyScreen(async () => (await import('../features/invite/invite-screen.tsx')).InviteScreen),
      },
      {
        path: 'support-success',
        Component: lazyScreen(
          async () => (await import('../features/supporters/support-success-screen.tsx')).SupportSuccessScreen,
        ),
      },
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
  {
    path: 'new-conflict',
    Component: lazyScreen(
      async () => (await import('../features/new-conflict/new-conflict-screen.tsx')).NewConflictScreen,
    ),
  },
  {
    path: 'solo-notes',
    Component: lazyScreen(async () => (await import('../features/solo-notes/solo-notes-screen.tsx')).SoloNotesScreen),
  },
  {
    path: 'solo-notes/new',
    Component: lazyScreen(async () => (await import('../features/solo-notes/new-note-screen.tsx')).NewNoteScreen),
  },
  {
    path: 'solo-notes/:noteId',
    Component: lazyScreen(async () => (await import('../features/solo-notes/note-screen.tsx')).NoteScreen),
  },
  { path: 'conflict/:conflictId', Component: conflict },
  { path: 'resolution/:resolutionId', Component: conflict },
  {
    path: 'profile',
    Component: lazyScreen(async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  },
  {
    path: 'profile/settings',
    Component: lazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: 'security',
    Component: lazyScreen(async () => (await import('../features/security/security-screen.tsx')).SecurityScreen),
  },
  {
    path: 'reports',
    Component: lazyScreen(async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen),
  },
  { path: 'admin', Component: lazyScreen(async () => (await import('./admin-route.tsx')).AdminRoute) },
  {
    path: 'quests',
    Component: lazyScreen(async () => (await import('../features/quests/quests-screen.tsx')).QuestsScreen),
  },
  {
    path: 'practice',
    Component: lazyScreen(async () => (await import('../features/quests/practice-screen.tsx')).PracticeScreen),
  },
  {
    path: 'quest/:questId?',
    Component: lazyScreen(async () => (await import('../features/quests/quest-screen.tsx')).QuestScreen),
  },
  {
    path: 'support-us',
    Component: lazyScreen(async () => (await import('../features/supporters/support-us-screen.tsx')).SupportUsScreen),
  },
  {
    path: 'debates',
    Component: lazyScreen(async () => (await import('../features/debates/debates-screen.tsx')).DebatesScreen),
  },
  {
    path: 'new-debate',
    Component: lazyScreen(async () => (await import('../features/debates/new-debate-screen.tsx')).NewDebateScreen),
  },
  {
    path: 'debates/:debateId',
    Component: lazyScreen(async () => (await import('../features/debates/debate-screen.tsx')).DebateScreen),
  },
  {
    path: 'debates/respond/:debateId?',
    Component: lazyScreen(async () => (await import('../features/debates/respond-screen.tsx')).RespondScreen),
  },
  {
    path: 'leaderboard',
    Component: lazyScreen(
      async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
    ),
  },
  {
    path: 'user-profile/:userId?',
    Component: lazyScreen(
      async () => (await import('../features/user-profile/user-profile-screen.tsx')).UserProfileScreen,
    ),
  },
]

/** Routes open to visitors and signed-in users alike. */
const openRoutes: ScreenRoute[] = [
  {
    path: 'reddit-conflict',
    Component: lazyScreen(async () => (await import('../features/forum/forum-screen.tsx')).ForumScreen),
  },
  {
    path: 'public-shame',
    Component: lazyScreen(async () => (await import('../features/rulings/board-screen.tsx')).BoardScreen),
  },
  {
    path: 'ruling/:rulingId',
    Component: lazyScreen(async () => (await import('../features/rulings/ruling-screen.tsx')).RulingScreen),
  },
  {
    path: 'fairness',
    Component: lazyScreen(async () => (await import('../features/fairness/fairness-screen.tsx')).FairnessScreen),
  },
  {
    path: 'safety',
    Component: lazyScreen(async () => (await import('../features/safety/safety-screen.tsx')).SafetyScreen),
  },
  {
    path: 'rules',
    Component: lazyScreen(async () => (await import('../features/policies/rules-screen.tsx')).RulesScreen),
  },
  {
    path: 'privacy',
    Component: lazyScreen(async () => (await import('../features/policies/privacy-screen.tsx')).PrivacyScreen),
  },
  {
    path: 'terms',
    Component: lazyScreen(async () => (await import('../features/policies/terms-screen.tsx')).TermsScreen),
  },
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
          {
            path: 'design',
            Component: lazyScreen(async () => (await import('../features/design/design-screen.tsx')).DesignScreen),
          },
          { Component: OpenLayout, children: openRoutes },
          { Component: AccountOnly, children: [{ Component: AccountLayout, children: accountRoutes }] },
          {
            Component: VisitorsGoHome,
            children: [
              {
                Component: AccountLayout,
                children: [
                  {
                    path: '*',
                    Component: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
                  },
                ],
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
