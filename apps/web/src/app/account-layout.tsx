import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ErasureBanner } from '../features/settings/erasure.tsx'
import { loadAuth } from '../lib/auth.ts'
import { userLink } from '../lib/bearer.ts'
import { provideLink } from '../lib/client.ts'
import { onLiveOpened, startLive } from '../lib/live.ts'
import { warn } from '../lib/log.ts'
import { useLiveReports } from '../lib/moderation/waiting-reports.ts'
import { useOwnProfile } from '../lib/profile.ts'
import { queryClient } from '../lib/query.ts'
import { refetchAll } from '../lib/refetch-outdated.ts'
import { useLiveRewards } from '../lib/rewards.ts'
import { onSignedOut, useUserId } from '../lib/session.ts'
import { storage } from '../lib/storage.ts'
import { useOpenedNotices, useWaiting } from '../lib/waiting.ts'
import { loadDialogs } from '../ui/dialog.tsx'
import { preload } from '../ui/load-later.ts'
import { loadMenus } from '../ui/menu.tsx'
import { reachedServer } from '../ui/offline-notice.tsx'
import { loadToasts } from '../ui/toaster.tsx'
import { loadMobileMenu } from './mobile-menu.tsx'
import { NavBar } from './nav-bar.tsx'
import { PageFrame } from './page-frame.tsx'

provideLink(userLink)

const Onboarding = lazy(async () => ({ default: (await import('../features/onboarding/onboarding.tsx')).Onboarding }))

/** The frame of every signed-in screen: navigation, the query client, and one stream of live events. */
export function AccountLayout() {
  const userId = useUserId()
  useEffect(() => {
    // Loaded here for its timer, which keeps the session fresh while the page is open.
    void loadAuth().catch(() => undefined)
    // Loaded before the first toast, because that toast may be about the network being gone.
    void preload(loadToasts)
    startServiceWorker()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different user gets a new stream
  useEffect(() => {
    const forget = onLiveOpened((isUpToDate) => {
      reachedServer()
      if (!isUpToDate) void refetchAll(queryClient)
    })
    const close = startLive()
    return () => {
      forget()
      close()
    }
  }, [userId])
  useLiveRewards(queryClient)
  useLiveReports(queryClient)
  useWaiting(queryClient)
  useOpenedNotices()
  return (
    <PageFrame
      bar={
        <>
          <NavBar />
          <ErasureSlot />
        </>
      }
      extras={
        <>
          <Suspense>
            <Onboarding />
          </Suspense>
          <UsernameSlot />
          <Preload />
        </>
      }
    />
  )
}

/** Stored in this browser, so that the banner shows before the profile has loaded and causes no layout shift. */
const PREFIX = 'squash-erase-at:'

// The next user of this browser must not see the banner.
onSignedOut(() => storage.removeAll(PREFIX))

/** Shows on every screen that the account will be erased, as long as that can be cancelled. */
function ErasureSlot() {
  const { data: profile } = useOwnProfile()
  const name = PREFIX + useUserId()
  const eraseAt = profile ? profile.erase_at : storage.read(name)
  useEffect(() => {
    if (!profile) return
    if (profile.erase_at) storage.write(name, profile.erase_at)
    else storage.remove(name)
  }, [profile, name])
  if (!eraseAt) return null
  return <ErasureBanner eraseAt={eraseAt} onKept={() => document.getElementById('content')?.focus()} />
}

const UsernameDialog = lazy(async () => ({
  default: (await import('../features/profile/username-dialog.tsx')).UsernameDialog,
}))

/** Asks users who signed up through another service to choose a username; if dismissed, again at the next page load. */
function UsernameSlot() {
  const { data: profile } = useOwnProfile()
  const [isHere, setIsHere] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  const isAsked = profile?.username === null && !isPutOff
  if (isAsked && !isHere) setIsHere(true)
  if (!isHere) return null
  return (
    <Suspense>
      <UsernameDialog open={isAsked} onClose={() => setIsPutOff(true)} onClosed={() => setIsHere(false)} />
    </Suspense>
  )
}

/** Loads the code behind buttons once the screen's own data is there, so that a press needs no network. */
function Preload() {
  const queries = useQueryClient()
  const count = useIsFetching()
  useEffect(() => {
    // Checked again, because the screen's first queries start after this was rendered.
    if (count > 0 || queries.isFetching() > 0) return
    for (const load of [loadMenus, loadDialogs, loadMobileMenu]) void preload(load)
  }, [queries, count])
  return null
}

/**
 * Starts the service worker, which opens Squash without a network. For signed-in users only: visitors have nothing to
 * lose offline, and should not download what they don't use. It starts once the page is idle, so that nothing waits for it.
 */
function startServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch(() => warn('The service worker could not be registered'))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5000 })
  else setTimeout(register, 2000)
}
