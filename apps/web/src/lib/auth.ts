import type { GoTrueClient } from '@supabase/auth-js'
import { answerError, unreachableError } from './api-error.ts'
import { authFailure, isUnreachable, outageMessage } from './auth-failure.ts'
import { forgetDrafts } from './drafts.ts'
import { currentSession, enterSession, leaveSession } from './session.ts'
import { storage } from './storage.ts'
import { parseStoredSession, STORAGE_KEY, sessionUser } from './stored-session.ts'

/** A token that runs out within this many milliseconds is refreshed before it is used (protocol: 90 s). */
const MARGIN = 90_000
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
    throw unreachableError(error)
  }
}

const stored = () => parseStoredSession(storage.read(STORAGE_KEY))

/** The bearer for the next call, refreshed when it is about to run out; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (currentSession().status === 'signed-out') return null
  const session = stored()
  if (session && session.expiresAt - Date.now() > MARGIN) return session.accessToken
  const { data } = await (await loadAuth()).getSession()
  return data.session?.access_token ?? null
}

let renewing: Promise<string | null> | null = null

/**
 * Another bearer after `refused` was turned down: one that a tab or call got meanwhile, or a fresh one. Calls that fail together share one refresh.
 * @param code why it was turned down
 * @returns null when the session is over; it is then signed out
 * @throws ApiError network.unreachable when the server could not be asked, service.fault when it failed
 */
export async function renewToken(refused: string, code: unknown): Promise<string | null> {
  const known = stored()
  if (known && known.accessToken !== refused) return known.accessToken
  if (code === 'session.banned') {
    leaveSession('banned')
    return null
  }
  renewing ??= refresh().finally(() => {
    renewing = null
  })
  return renewing
}

async function refresh(): Promise<string | null> {
  const auth = await loadAuth()
  const { data, error } = await auth.refreshSession()
  if (data.session) return data.session.access_token
  const failure = authFailure(error)
  if (failure && isUnreachable(failure)) throw unreachableError(error)
  if (failure && outageMessage(failure) !== null) throw answerError(failure.status || 502, null)
  leaveSession('ended')
  return null
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
