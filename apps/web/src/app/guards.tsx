import { useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { factorPath, loginPath, nextPath } from '../lib/next-path.ts'
import { currentSession, owesFactor, useSession } from '../lib/session.ts'
import { lazyScreen, loadScreen, withLoader } from './lazy-screen.tsx'

/** The screens open to a user who still owes a second factor. */
const beforeFactor = ['/mfa', '/login', '/forgot-password', '/sign-in-link', '/check-inbox']

/** Around every screen: a user with a second factor has to enter it right after signing in. */
export function FactorFirst() {
  const { pathname, search } = useLocation()
  const owes = owesFactor(useSession()) && !beforeFactor.includes(pathname)
  return owes ? <Navigate to={factorPath(nextPath(pathname + search))} replace /> : <Outlet />
}

/** For screens that signed-in users skip: they are redirected to their dashboard, or to the link they came for. */
export function VisitorOnly() {
  const session = useSession()
  const [query] = useSearchParams()
  return session.status === 'signed-in' ? (
    <Navigate to={nextPath(query.get('next')) ?? '/dashboard'} replace />
  ) : (
    <Outlet />
  )
}

/** For screens of signed-in users: a visitor signs in first and comes back; a user who has just signed out goes home. */
export function AccountOnly() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in') return <Outlet />
  return <Navigate to={session.how === 'left' ? '/' : loginPath(nextPath(pathname + search))} replace />
}

/** For URLs that do not exist: visitors go to the landing page. */
export function VisitorsGoHome() {
  return useSession().status === 'signed-in' ? <Outlet /> : <Navigate to="/" replace />
}

/** The frame of signed-in screens. Declared once, because each declaration costs every first page some bytes. */
export const AccountLayout = lazyScreen(async () => (await import('./account-layout.tsx')).AccountLayout)
const VisitorLayout = lazyScreen(async () => (await import('./visitor-layout.tsx')).VisitorLayout)

/** For screens open to everyone: signed-in users get the signed-in frame, visitors the public one. */
export const OpenLayout = withLoader(Layout, () =>
  loadScreen(currentSession().status === 'signed-in' ? AccountLayout : VisitorLayout),
)

function Layout() {
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const [cameSignedIn] = useState(isSignedIn)
  // Signing out redirects home from every screen.
  if (cameSignedIn && !isSignedIn && session.how === 'left') return <Navigate to="/" replace />
  return isSignedIn ? <AccountLayout /> : <VisitorLayout />
}
