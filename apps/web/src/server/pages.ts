import { matchPath } from 'react-router'
import { loadFairness } from '../features/fairness/fairness.ts'
import { loadForum } from '../features/forum/queries.ts'
import { loadLanding } from '../features/landing/stats-band.tsx'
import { loadBoard, loadRuling } from '../features/rulings/queries.ts'
import { loadSafety } from '../features/safety/who-can-help.tsx'
import type { LoadPage } from '../lib/load-page.ts'

type ServerPage = {
  /** As in the router. */
  route: string
  /** The files in `src/` whose code the browser needs for the page, preloaded with it. */
  code: readonly string[]
  /** Loads its content; a page without this is the same for everyone. */
  load?: LoadPage
  /** Whether signed-in users are redirected from here: the signed-in frame is sent along, and shown to them instead. */
  leadsUsersOn?: boolean
  /** Whether it is a form that does nothing without JavaScript; the page then says so. */
  needsScript?: boolean
}

const open = (screen: string) => ['app/visitor-layout.tsx', screen]

/** The pages that are rendered on the server, as a visitor sees them. Any other starts as a frame, or empty. */
const PAGES: readonly ServerPage[] = [
  { route: '/', code: ['features/landing/landing-screen.tsx'], load: loadLanding, leadsUsersOn: true },
  { route: '/login', code: ['features/auth/login-screen.tsx'], leadsUsersOn: true, needsScript: true },
  { route: '/public-shame', code: open('features/rulings/board-screen.tsx'), load: loadBoard },
  { route: '/ruling/:rulingId', code: open('features/rulings/ruling-screen.tsx'), load: loadRuling },
  { route: '/reddit-conflict', code: open('features/forum/forum-screen.tsx'), load: loadForum },
  { route: '/fairness', code: open('features/fairness/fairness-screen.tsx'), load: loadFairness },
  { route: '/safety', code: open('features/safety/safety-screen.tsx'), load: loadSafety },
  { route: '/rules', code: open('features/policies/rules-screen.tsx') },
  { route: '/privacy', code: open('features/policies/privacy-screen.tsx') },
  { route: '/terms', code: open('features/policies/terms-screen.tsx') },
]

/** The page at this path, with its parameters; null if the server doesn't render it. */
export function findPage(path: string) {
  for (const page of PAGES) {
    const match = matchPath(page.route, path)
    if (match) return { page, parameters: match.params }
  }
  return null
}

/** The screens where most visits of signed-in users start. */
const STARTS: Readonly<Record<string, string>> = {
  '/dashboard': 'features/dashboard/dashboard-screen.tsx',
  '/leaderboard': 'features/leaderboard/leaderboard-screen.tsx',
}

/** The files whose code is preloaded with a signed-in page: its frame and, if it is in `STARTS`, its screen. */
export function accountCode(path: string): string[] {
  const screen = STARTS[path]
  return ['app/account-layout.tsx', ...(screen === undefined ? [] : [screen])]
}
