import { answerError, unreachableError } from './api-error.ts'
import { loadAuth } from './auth.ts'
import { authFailure, isUnreachable, outageMessage } from './auth-failure.ts'
import { createRpcLink } from './rpc-link.ts'
import { currentSession, leaveSession, parseStoredSession, STORAGE_KEY } from './session.ts'
import { storage } from './storage.ts'

/** A token that expires within this many milliseconds is refreshed before it is used. */
const MARGIN = 90_000

/** @throws ApiError network.unreachable when the client's code does not load */
const authClient = () =>
  loadAuth().catch((error) => {
    throw unreachableError(error)
  })

const stored = () => parseStoredSession(storage.read(STORAGE_KEY))

/** The bearer for the next call, refreshed if it is about to expire; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (currentSession().status === 'signed-out') return null
  const session = stored()
  if (session && session.expiresAt - Date.now() > MARGIN) return session.accessToken
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token ?? null
}

let renewing: Promise<string | null> | null = null

/**
 * A replacement after the server rejected `refused`: one that another tab or call got in the meantime, or a fresh one.
 * Calls that fail together share one refresh.
 * @param code why it was rejected
 * @returns null when the session is over; the user is then signed out
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
  const auth = await authClient()
  const { data, error } = await auth.refreshSession()
  if (data.session) return data.session.access_token
  const failure = authFailure(error)
  if (failure && isUnreachable(failure)) throw unreachableError(error)
  if (failure && outageMessage(failure) !== null) throw answerError(failure.status || 502, null)
  leaveSession('ended')
  return null
}

/** Carries the calls of this browser's user. */
export const userLink = createRpcLink({
  fetch: (input, init) => fetch(input, init),
  token: accessToken,
  renew: renewToken,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
