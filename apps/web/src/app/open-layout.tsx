import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../lib/session.ts'
import { Splash } from './splash.tsx'

const AccountLayout = lazy(async () => ({ default: (await import('./account-layout.tsx')).AccountLayout }))
const VisitorLayout = lazy(async () => ({ default: (await import('./visitor-layout.tsx')).VisitorLayout }))

/** For screens that are open to everybody (community §2): signed-in people see them in their own frame, visitors in theirs. */
export function OpenLayout() {
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const [cameSignedIn] = useState(isSignedIn)
  // Logging out leads home from every screen (spec core-flow §2).
  if (cameSignedIn && !isSignedIn && session.how === 'left') return <Navigate to="/" replace />
  return <Suspense fallback={<Splash />}>{isSignedIn ? <AccountLayout /> : <VisitorLayout />}</Suspense>
}
