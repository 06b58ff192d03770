import type { GoTrueClient } from '@supabase/auth-js'
import { forgetDrafts } from './drafts.ts'
import { notLoaded } from './outage.ts'
import { enterSession, leaveSession, sessionUser } from './session.ts'

/** How long signing out waits for the server before it finishes without it, in milliseconds. */
const SIGN_OUT_PATIENCE = 3000

let loading: Promise<GoTrueClient> | null = null

/** The authentication client, loaded when first needed, which keeps it off the landing page. */
export function loadAuth(): Promise<GoTrueClient> {
  loading ??= loadClient().then(({ createAuthClient }) => {
    const auth = createAuthClient()
    auth.onAuthStateChange((event, session) => {
      const user = sessionUser(session)
      if (user) enterSession(user)
      else if (event === 'SIGNED_OUT' && !leaving) leaveSession('ended')
    })
    return auth
  })
  // The next click tries again, which helps unless the browser remembers the failure (see `loadClient`).
  loading.catch(() => {
    loading = null
  })
  return loading
}

async function loadClient() {
  // Some browsers remember that a module couldn't be fetched: until the page is reloaded, they fail without trying again.
  if (!navigator.onLine) throw notLoaded(new Error('offline'))
  try {
    return await import('./auth-client.ts')
  } catch (error) {
    throw notLoaded(error)
  }
}

type Success<Given> = Extract<Given, { error: null }>
const succeeded = <Given extends { error: unknown }>(answer: Given): answer is Success<Given> => answer.error === null

/** The data that a call of the authentication client returns. @throws the error it returns */
export async function answered<Given extends { data: unknown; error: unknown }>(
  call: Promise<Given>,
): Promise<Success<Given>['data']> {
  const answer = await call
  if (!succeeded(answer)) throw answer.error
  return answer.data
}

/**
 * True while the user signs out, so the client's SIGNED_OUT event isn't mistaken for a session that ended elsewhere.
 */
let leaving = false

/** Signs out here, or with `global` on every device. Either way, the account’s local data is deleted, its drafts too. */
export async function signOut(scope: 'local' | 'global' = 'local') {
  leaving = true
  const signedOut = loadAuth().then((auth) => auth.signOut({ scope }))
  const patience = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE))
  // Loaded here because not every page with a way to sign out has it: it clears this device when the session ends.
  const cleanUp = import('./device-notifications.ts').catch(() => null)
  await Promise.race([Promise.all([signedOut.catch(() => null), cleanUp]), patience])
  forgetDrafts()
  leaveSession('left')
  leaving = false
}
