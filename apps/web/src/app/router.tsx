import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { AccountOnly, FactorFirst, VisitorOnly, VisitorsGoHome } from './guards.tsx'
import { Root, Splash } from './root.tsx'

const accountLayout = async () => ({ Component: (await import('./account-layout.tsx')).AccountLayout })
const openLayout = async () => ({ Component: (await import('./open-layout.tsx')).OpenLayout })
const dashboard = async () => ({
  Component: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
})
const conflict = async () => ({ Component: (await import('../features/conflict/conflict-screen.tsx')).ConflictScreen })

const visitorRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../features/landing/landing-screen.tsx')).LandingScreen }),
  },
]

/** Sign-in routes, open to everyone; each screen redirects users it doesn't apply to. */
const authRoutes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('../features/auth/login-screen.tsx')).LoginScreen }) },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('../features/auth/mail-link-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: 'sign-in-link',
    lazy: async () => ({ Component: (await import('../features/auth/mail-link-screen.tsx')).SignInLinkScreen }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen }),
  },
  {
    path: 'mfa',
    lazy: async () => ({
      Component: (await import('../features/security/second-factor-screen.tsx')).SecondFactorScreen,
    }),
  },
  {
    path: 'check-inbox',
    lazy: async () => ({ Component: (await import('../features/auth/check-inbox-screen.tsx')).CheckInboxScreen }),
  },
  {
    lazy: async () => ({ Component: (await import('./page-frame.tsx')).QueryLayout }),
    children: [
      {
        path: 'invite/:token',
        lazy: async () => ({ Component: (await import('../features/invite/invite-screen.tsx')).InviteScreen }),
      },
      {
        path: 'support-success',
        lazy: async () => ({
          Component: (await import('../features/supporters/support-success-screen.tsx')).SupportSuccessScreen,
        }),
      },
    ],
  },
]

/**
 * Routes for signed-in users. A visitor who follows a link to one signs in first and is then sent there.
 */
const accountRoutes: RouteObject[] = [
  { path: 'dashboard', lazy: dashboard },
  { path: 'conflicts', lazy: dashboard },
  { path: 'history', lazy: dashboard },
  {
    path: 'new-conflict',
    lazy: async () => ({
      Component: (await import('../features/new-conflict/new-conflict-screen.tsx')).NewConflictScreen,
    }),
  },
  {
    path: 'solo-notes',
    lazy: async () => ({ Component: (await import('../features/solo-notes/solo-notes-screen.tsx')).SoloNotesScreen }),
  },
  {
    path: 'solo-notes/new',
    lazy: async () => ({ Component: (await import('../features/solo-notes/new-note-screen.tsx')).NewNoteScreen }),
  },
  {
    path: 'solo-notes/:noteId',
    lazy: async () => ({ Component: (await import('../features/solo-notes/note-screen.tsx')).NoteScreen }),
  },
  { path: 'conflict/:conflictId', lazy: conflict },
  { path: 'resolution/:resolutionId', lazy: conflict },
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('../features/profile/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: 'security',
    lazy: async () => ({ Component: (await import('../features/security/security-screen.tsx')).SecurityScreen }),
  },
  {
    path: 'reports',
    lazy: async () => ({ Component: (await import('../features/reports/reports-screen.tsx')).ReportsScreen }),
  },
  { path: 'admin', lazy: async () => ({ Component: (await import('./admin-route.tsx')).AdminRoute }) },
  {
    path: 'quests',
    lazy: async () => ({ Component: (await import('../features/quests/quests-screen.tsx')).QuestsScreen }),
  },
  {
    path: 'practice',
    lazy: async () => ({ Component: (await import('../features/quests/practice-screen.tsx')).PracticeScreen }),
  },
  {
    path: 'quest/:questId?',
    lazy: async () => ({ Component: (await import('../features/quests/quest-screen.tsx')).QuestScreen }),
  },
  {
    path: 'support-us',
    lazy: async () => ({ Component: (await import('../features/supporters/support-us-screen.tsx')).SupportUsScreen }),
  },
  {
    path: 'debates',
    lazy: async () => ({ Component: (await import('../features/debates/debates-screen.tsx')).DebatesScreen }),
  },
  {
    path: 'new-debate',
    lazy: async () => ({
      Component: (await import('../features/debates/new-debate-screen.tsx')).NewDebateScreen,
    }),
  },
  {
    path: 'debates/:debateId',
    lazy: async () => ({ Component: (await import('../features/debates/debate-screen.tsx')).DebateScreen }),
  },
  {
    path: 'debates/respond/:debateId?',
    lazy: async () => ({ Component: (await import('../features/debates/respond-screen.tsx')).RespondScreen }),
  },
  {
    path: 'leaderboard',
    lazy: async () => ({
      Component: (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
    }),
  },
  {
    path: 'user-profile/:userId?',
    lazy: async () => ({
      Component: (await import('../features/user-profile/user-profile-screen.tsx')).UserProfileScreen,
    }),
  },
]

/** Routes open to visitors and signed-in users alike. */
const openRoutes: RouteObject[] = [
  {
    path: 'reddit-conflict',
    lazy: async () => ({ Component: (await import('../features/forum/forum-screen.tsx')).ForumScreen }),
  },
  {
    path: 'public-shame',
    lazy: async () => ({ Component: (await import('../features/rulings/board-screen.tsx')).BoardScreen }),
  },
  {
    path: 'ruling/:rulingId',
    lazy: async () => ({ Component: (await import('../features/rulings/ruling-screen.tsx')).RulingScreen }),
  },
  {
    path: 'fairness',
    lazy: async () => ({ Component: (await import('../features/fairness/fairness-screen.tsx')).FairnessScreen }),
  },
  {
    path: 'safety',
    lazy: async () => ({ Component: (await import('../features/safety/safety-screen.tsx')).SafetyScreen }),
  },
  {
    path: 'rules',
    lazy: async () => ({ Component: (await import('../features/policies/rules-screen.tsx')).RulesScreen }),
  },
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('../features/policies/privacy-screen.tsx')).PrivacyScreen }),
  },
  {
    path: 'terms',
    lazy: async () => ({ Component: (await import('../features/policies/terms-screen.tsx')).TermsScreen }),
  },
]

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Splash,
    children: [
      {
        Component: FactorFirst,
        children: [
          { Component: VisitorOnly, children: visitorRoutes },
          ...authRoutes,
          {
            path: 'design',
            lazy: async () => ({ Component: (await import('../features/design/design-screen.tsx')).DesignScreen }),
          },
          { lazy: openLayout, children: openRoutes },
          { Component: AccountOnly, children: [{ lazy: accountLayout, children: accountRoutes }] },
          {
            Component: VisitorsGoHome,
            children: [
              {
                lazy: accountLayout,
                children: [
                  {
                    path: '*',
                    lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
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

export const createRouter = () => createBrowserRouter(routes)
