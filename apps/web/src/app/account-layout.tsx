import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { loadAuth } from '../lib/auth.ts'
import { onLiveOpened, startLive } from '../lib/live.ts'
import { useLiveReports } from '../lib/moderation/use-live-reports.ts'
import { queryClient } from '../lib/query.ts'
import { useLiveRewards } from '../lib/rewards/use-live-rewards.ts'
import { useUserId } from '../lib/session.ts'
import { loadToasts } from '../ui/toaster.tsx'
import { ErasureSlot } from './erasure-slot.tsx'
import { NavBar } from './nav-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { UnlocksSlot } from './unlocks-slot.tsx'
import { UsernameSlot } from './username-slot.tsx'

const Onboarding = lazy(async () => ({ default: (await import('../features/onboarding/onboarding.tsx')).Onboarding }))

/** The frame of every screen of signed-in people: navigation, the query client, and one stream of live events. */
export function AccountLayout() {
  const userId = useUserId()
  useEffect(() => {
    // Loaded here for its timer, which keeps the session fresh while the page is open.
    void loadAuth().catch(() => undefined)
    // Loaded before there is something to say, because that may be that the network is gone.
    void loadToasts().catch(() => undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person gets another stream
  useEffect(() => {
    const forget = onLiveOpened(() => void queryClient.invalidateQueries())
    const close = startLive()
    return () => {
      forget()
      close()
    }
  }, [userId])
  useLiveRewards(queryClient)
  useLiveReports(queryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="outlined fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-lime px-4 py-2.5 font-bold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavBar />
      <ErasureSlot />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
      <Suspense>
        <Onboarding />
      </Suspense>
      <UsernameSlot />
      <UnlocksSlot key={userId} />
    </QueryClientProvider>
  )
}
