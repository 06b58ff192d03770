import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LandingBar } from '../features/landing/landing-bar.tsx'
import { nextPath } from '../lib/next-path.ts'
import { queryClient } from '../lib/query.ts'
import { loadToasts } from '../ui/toaster.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The frame of public screens for visitors. Whoever signs in comes back to where they were. */
export function VisitorLayout() {
  const { pathname, search } = useLocation()
  useEffect(() => void loadToasts().catch(() => undefined), [])
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="outlined fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-lime px-4 py-2.5 font-bold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <LandingBar next={nextPath(pathname + search)} />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </QueryClientProvider>
  )
}
