import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { ScrollMemory } from './scroll-memory.tsx'

/** The wrapper around every screen. */
export function Root() {
  return (
    <>
      <OfflineNotice />
      <ErrorBoundary>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
      <ScrollMemory />
    </>
  )
}

/** Shown while the first screen's code loads: an empty bar and page, without text that would shift. */
function Splash() {
  return (
    <Loading className="h-16.5 border-b-2 border-outline bg-card">
      <span />
    </Loading>
  )
}
