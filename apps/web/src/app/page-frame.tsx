import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { Outlet } from 'react-router'
import { queryClient, ServerQueries } from '../lib/query.ts'
import { SiteLinks } from '../lib/site-links.tsx'

/** The query client, a bar, the screen and the footer. @param extras overlays on the screen */
export function PageFrame({ bar, extras }: { bar: ReactNode; extras?: ReactNode }) {
  const onServer = useContext(ServerQueries)
  return (
    <QueryClientProvider client={onServer ?? queryClient}>
      <a
        href="#content"
        className="outlined fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-lime px-4 py-2.5 font-bold text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {bar}
      {/* The footer stays out of sight while a screen loads, as the content may be longer than its placeholder. */}
      <main id="content" tabIndex={-1} className="flex-1 has-data-loading:min-h-svh">
        <Outlet />
      </main>
      {/* Leaves room for a bar at the bottom edge of a phone. */}
      <footer className="border-t-2 border-faint in-[body:has([data-thumb-bar])]:max-md:pb-20 print:hidden">
        <div className="column flex justify-center py-3">
          <SiteLinks />
        </div>
      </footer>
      {extras}
    </QueryClientProvider>
  )
}
