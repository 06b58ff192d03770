import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { factorPath, loginPath, nextPath } from '../lib/next-path.ts'
import { owesFactor, useSession } from '../lib/session.ts'

/** Where somebody who still owes their second factor may be: on the way to it, or away from it. */
const beforeFactor = ['/mfa', '/login', '/forgot-password', '/sign-in-link', '/check-inbox']

/** Around every screen: whoever has a second factor shows it after signing in and before anything else (decisions §15). */
export function FactorFirst() {
  const { pathname, search } = useLocation()
  const owes = owesFactor(useSession()) && !beforeFactor.includes(pathname)
  return owes ? <Navigate to={factorPath(nextPath(pathname + search))} replace /> : <Outlet />
}

/** For screens that signed-in people skip: they go on to their dashboard, or to the link they came for. */
export function VisitorOnly() {
  const session = useSession()
  const [query] = useSearchParams()
  return session.status === 'signed-in' ? (
    <Navigate to={nextPath(query.get('next')) ?? '/dashboard'} replace />
  ) : (
    <Outlet />
  )
}

/** For screens of signed-in people: a visitor signs in first and comes back; whoever has just signed out goes home. */
export function AccountOnly() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in') return <Outlet />
  return <Navigate to={session.how === 'left' ? '/' : loginPath(nextPath(pathname + search))} replace />
}

/** For addresses that do not exist: visitors land on the landing page (spec community §2). */
export function VisitorsGoHome() {
  return useSession().status === 'signed-in' ? <Outlet /> : <Navigate to="/" replace />
}
