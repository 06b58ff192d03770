import type { GoTrueClient } from '@supabase/auth-js'
import { forgetDrafts } from './drafts.ts'
import { notLoaded } from './outage.ts'
import { enterSession, leaveSession } from './session.ts'
import { sessionUser } from './stored-session.ts'

/** How long signing out waits for the server before it is done without it, in milliseconds. */
const SIGN_OUT_PATIENCE = 3000

let loading: Promise<GoTrueClient> | null = null

/** The authentication client, loaded when first needed: visitors and the landing page never pay for it. */
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
  // A chunk that failed to load is tried again at the next press.
  loading.catch(() => {
    loading = null
  })
  return loading
}

async function loadClient() {
  try {
    return await import('./auth-client.ts')
  } catch (error) {
    throw notLoaded(error)
  }
}

/** Somebody is signing out on purpose: the client's own SIGNED_OUT event is then not a session that died. */
let leaving = false

/** Signs out here, or with `global` on every device. Local traces, drafts included, go in every case. */
export async function signOut(scope: 'local' | 'global' = 'local') {
  leaving = true
  const told = loadAuth().then((auth) => auth.signOut({ scope }))
  const patience = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE))
  await Promise.race([told.catch(() => null), patience])
  forgetDrafts()
  leaveSession('left')
  leaving = false
}
