import './ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './app/router.tsx'
import { warn } from './lib/log.ts'

// A deploy has replaced the files that this page would load next, so reload the page, once. Offline a reload would get
// no new page, and lose the one the user has.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem('squash-reloaded') === location.pathname) return
  sessionStorage.setItem('squash-reloaded', location.pathname)
  event.preventDefault()
  location.reload()
})

// A mailed link or another service puts its result after the #; without one there is nothing to load.
if (location.hash !== '')
  await import('./app/auth-link.ts').then(
    ({ openAuthLink }) => openAuthLink(),
    () => warn('the answer in the address could not be read'),
  )
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={createRouter()} />)
