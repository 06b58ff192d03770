import { Outlet, ScrollRestoration } from 'react-router'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { Toaster } from '../ui/toaster.tsx'

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <OfflineNotice />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
