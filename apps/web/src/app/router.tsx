import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { AccountOnly, FactorFirst, VisitorOnly, VisitorsGoHome } from './guards.tsx'
import { Root } from './root.tsx'
import { Splash } from './splash.tsx'

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

/** The way in: open to everybody; each screen sends on whom it does not concern. */
const authRoutes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('../features/auth/login-screen.tsx')).LoginScreen }) },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: 'sign-in-link',
    lazy: async () => ({ Component: (await import('../features/auth/sign-in-link-screen.tsx')).SignInLinkScreen }),
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
    lazy: async () => ({ Component: (await import('./query-layout.tsx')).QueryLayout }),
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

/** Routes of signed-in people (community §2). A visitor who follows a link to one signs in first and then arrives there. */
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
    path: 'quest/:questId?',
    lazy: async () => ({ Component: (await import('../features/quests/quest-screen.tsx')).QuestScreen }),
  },
  {
    path: 'support-us',
    lazy: async () => ({ Component: (await import('../features/supporters/support-us-screen.tsx')).SupportUsScreen }),
  },
  {
    path: 'debates',
    lazy: async () => ({ Component: (await import('../features/debates/list/debates-screen.tsx')).DebatesScreen }),
  },
  {
    path: 'new-debate',
    lazy: async () => ({
      Component: (await import('../features/debates/create/new-debate-screen.tsx')).NewDebateScreen,
    }),
  },
  {
    path: 'debates/:debateId',
    lazy: async () => ({ Component: (await import('../features/debates/detail/debate-screen.tsx')).DebateScreen }),
  },
  {
    path: 'debates/respond/:debateId?',
    lazy: async () => ({ Component: (await import('../features/debates/respond/respond-screen.tsx')).RespondScreen }),
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

/** Open to visitors and signed-in people alike (community §2). */
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
