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
 * Reloads the page when a deployment has replaced the files that it would load next. Its address is already that of the next
 * screen, and drafts are stored. Only once for each build, because a reload that didn't help won't help the second time.
 * Not offline, where there would be no new page and the current one would be lost.
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

// Preloaded code isn't needed yet, so it reloads nothing. A screen always is, even while other code is preloaded.
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
// Redirects to where the screen would redirect once loaded, without loading it.
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
  // The server renders what visitors from outside see; anything else is rendered in its place.
  const isAsRendered = data?.address === location.pathname + location.search && !history.state?.usr
  // As a transition, rendering pauses every few milliseconds: a slow phone reacts to a tap in between.
  startTransition(() => {
    if (!isSignedIn && isAsRendered) hydrateRoot(root, <App data={data} />)
    else createRoot(root).render(<App data={null} />)
  })
}

/** Removes what the server sent to stand in for the first screen, once that is rendered. */
export function Started() {
  useLayoutEffect(() => {
    document.getElementById(SHELL_ID)?.remove()
    document.getElementById('root')?.removeAttribute(VIEW)
  }, [])
  return null
}
