import './ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './app/router.tsx'
import { warn } from './lib/log.ts'

let router: ReturnType<typeof createRouter> | undefined

// A deploy has replaced the files that this page would load next, so the browser opens the next page itself: once for
// each build, because what didn't help won't help the second time. Drafts are stored. Offline there would be no new
// page, and the one that the user has would be lost.
addEventListener('vite:preloadError', (event) => {
  const build = import.meta.url
  if (!navigator.onLine || sessionStorage.getItem('squash-reloaded') === build) return
  sessionStorage.setItem('squash-reloaded', build)
  event.preventDefault()
  const next = router?.state.navigation.location
  if (next) location.assign(createPath(next))
  else location.reload()
})

// A mailed link or another service puts its result after the #; without one there is nothing to load.
if (location.hash !== '')
  await import('./app/auth-link.ts').then(
    ({ openAuthLink }) => openAuthLink(),
    () => warn('the answer in the address could not be read'),
  )
const root = document.getElementById('root')
if (root) {
  router = createRouter()
  createRoot(root).render(<RouterProvider router={router} />)
}
