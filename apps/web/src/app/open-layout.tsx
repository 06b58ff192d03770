import { useState } from 'react'
import { Navigate } from 'react-router'
import { currentSession, useSession } from '../lib/session.ts'
import { lazyScreen, loadScreen, withLoader } from './lazy-screen.tsx'

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
