import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../lib/session.ts'
import { Splash } from './root.tsx'

const AccountLayout = lazy(async () => ({ default: (await import('./account-layout.tsx')).AccountLayout }))
const VisitorLayout = lazy(async () => ({ default: (await import('./visitor-layout.tsx')).VisitorLayout }))

/** For screens open to everyone: signed-in users get the signed-in frame, visitors the public one. */
export function OpenLayout() {
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const [cameSignedIn] = useState(isSignedIn)
  // Signing out redirects home from every screen.
  if (cameSignedIn && !isSignedIn && session.how === 'left') return <Navigate to="/" replace />
  return <Suspense fallback={<Splash />}>{isSignedIn ? <AccountLayout /> : <VisitorLayout />}</Suspense>
}
