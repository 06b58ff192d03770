import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useSyncExternalStore } from 'react'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { refetchOutdated } from '../lib/refetch-outdated.ts'
import { enterSession, leaveSession, STORAGE_KEY } from '../lib/session.ts'
import { storage } from '../lib/storage.ts'
import { toastQueue } from '../ui/toast.ts'

const maya = { id: '0190c0de-0000-7000-8000-00000000000a', email: 'maya@example.org', firstName: 'Maya' }

/** Signs Maya in with a session that needs no refresh, so that no call loads the authentication client. */
function signIn() {
  const user = { id: maya.id, email: maya.email, user_metadata: { first_name: maya.firstName } }
  const expires_at = Date.now() / 1000 + 3600
  storage.write(STORAGE_KEY, JSON.stringify({ access_token: 'token', refresh_token: 'refresh', expires_at, user }))
  enterSession({ ...maya, owesFactor: false })
}

type Where = {
  /** The route's path, with its parameters: `/conflict/:conflictId`. */
  path?: string
  /** The current address, with the state that another screen passed on. */
  at?: InitialEntry
  /** Renders for a visitor instead. */
  isSignedOut?: boolean
}

/**
 * Renders a screen, or part of one, for a signed-in Maya or a visitor, with an empty cache and no query retries.
 * @returns `path` gives the current path, after any navigation
 */
export async function renderScreen(screen: ReactElement, { path = '/', at = path, isSignedOut = false }: Where = {}) {
  if (isSignedOut) leaveSession('left')
  else signIn()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  refetchOutdated(queries)
  const routes = [
    { path, element: screen },
    { path: '*', element: <p>Another screen</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const shown = await render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...shown, path: () => router.state.location.pathname }
}

/** Shows all of the screen's toasts at once. A browser journey tests that they take turns. */
function Toasts() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  return (
    <ul aria-label="Toasts">
      {messages.map(({ text, more }) => (
        <li key={text}>
          <p>{text}</p>
          {more && <p>{more}</p>}
        </li>
      ))}
    </ul>
  )
}
