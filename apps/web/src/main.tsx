import './ui/styles/index.css'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { reloadMissingScreens } from './app/lazy-screen.tsx'
import { loadScreensAt, Screens } from './app/router.tsx'
import { warn } from './lib/log.ts'
import { startPath } from './lib/next-path.ts'
import { type PageData, PageDataContext, SHELL_ID, sentPageData, VIEW } from './lib/page-data.ts'
import { currentSession, owesFactor } from './lib/session.ts'
import { isPreloading } from './ui/load-later.ts'

let isReloading = false

/**
 * A deployment has replaced the files that this page would load next, so the browser opens the next page itself: its address
 * is set already. Once for each build, because what didn't help won't help the second time. Drafts are stored. Offline
 * there would be no new page, and the one that the user has would be lost.
 */
function reloadForNewBuild(): boolean {
  const build = import.meta.url
  if (isReloading) return true
  if (!navigator.onLine || sessionStorage.getItem('squash-reloaded') === build) return false
  sessionStorage.setItem('squash-reloaded', build)
  isReloading = true
  location.reload()
  return true
}

// Code that is loaded ahead isn't needed yet; a screen always is, even while other code is loaded ahead.
addEventListener('vite:preloadError', (event) => {
  if (!isPreloading() && reloadForNewBuild()) event.preventDefault()
})
reloadMissingScreens(reloadForNewBuild)

// A mailed link or another service puts its result after the #; without one there is nothing to load.
if (location.hash !== '')
  await import('./app/auth-link.ts').then(
    ({ openAuthLink }) => openAuthLink(),
    () => warn('the answer in the address could not be read'),
  )

const session = currentSession()
const isSignedIn = session.status === 'signed-in'
// Leads where the screen would lead once loaded, without loading it.
const start = isSignedIn && !owesFactor(session) ? startPath(location) : null
if (start !== null) history.replaceState(null, '', start)

const App = ({ data }: { data: PageData | null }) => (
  <PageDataContext value={data}>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
    <Started />
  </PageDataContext>
)

const root = document.getElementById('root')
if (root) {
  // A screen whose code can't be loaded shows its failure when it is rendered.
  await loadScreensAt(location.pathname).catch(() => undefined)
  const data = sentPageData()
  // The server renders what visitors see who come from outside; anything else takes its place.
  const isAsRendered = data?.address === location.pathname + location.search && !history.state?.usr
  // As a transition, rendering pauses every few milliseconds: a slow phone reacts to a tap in between.
  startTransition(() => {
    if (!isSignedIn && isAsRendered) hydrateRoot(root, <App data={data} />)
    else createRoot(root).render(<App data={null} />)
  })
}

/** Removes, with the first screen, what stood in for it until the code had loaded. */
export function Started() {
  useLayoutEffect(() => {
    document.getElementById(SHELL_ID)?.remove()
    document.getElementById('root')?.removeAttribute(VIEW)
  }, [])
  return null
}
