import { isRecord } from '@squash/contract/is-record'
import { useSyncExternalStore } from 'react'
import { storage, tabStorage } from './storage.ts'

/** Where the authentication client keeps its session in localStorage. */
export const STORAGE_KEY = 'squash-auth'

type SessionUser = {
  id: string
  email: string
  firstName: string | null
  /** The account has a second factor, and this session has not shown it yet. */
  owesFactor: boolean
}
type StoredSession = { accessToken: string; expiresAt: number; user: SessionUser }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The user of a session object, or null if it has none with an id. */
export function sessionUser(session: unknown): SessionUser | null {
  if (!isRecord(session) || !isRecord(session.user)) return null
  const { user } = session
  const id = text(user.id)
  const metadata = isRecord(user.user_metadata) ? user.user_metadata : {}
  if (id === null) return null
  const owesFactor = hasFactor(user.factors) && !isRaised(session.access_token)
  return { id, email: text(user.email) ?? '', firstName: text(metadata.first_name), owesFactor }
}

const hasFactor = (factors: unknown) =>
  Array.isArray(factors) && factors.some((factor) => isRecord(factor) && factor.status === 'verified')

/**
 * Whether the token was issued after a second factor. The server enforces this; here it only picks the right screen
 * early.
 */
function isRaised(token: unknown): boolean {
  try {
    const claims: unknown = JSON.parse(atob(String(token).split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''))
    return isRecord(claims) && claims.aal === 'aal2'
  } catch {
    return false
  }
}

/**
 * Reads the stored session without loading the authentication client.
 * @param json the value from localStorage
 * @returns null if there is none, or it isn't shaped like a session
 */
export function parseStoredSession(json: string | null): StoredSession | null {
  try {
    const session: unknown = JSON.parse(json ?? 'null')
    if (!isRecord(session)) return null
    const accessToken = text(session.access_token)
    const user = sessionUser(session)
    if (!accessToken || !text(session.refresh_token) || typeof session.expires_at !== 'number' || !user) return null
    return { accessToken, expiresAt: session.expires_at * 1000, user }
  } catch {
    return null
  }
}

/** `left`: the user signed out. `ended`: the session ended elsewhere, `banned`: by a ban. `none`: there was none. */
export type Session =
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; how: 'none' | 'left' | 'ended' | 'banned' }

const VISITOR: Session = { status: 'signed-out', how: 'none' }

const readStored = () => parseStoredSession(storage.read(STORAGE_KEY))

/** Why this tab's session ended. It survives a reload, because the page may reload before its user has read the reason. */
const ENDED_KEY = 'squash-session-ended'

function storedEnd(): 'none' | 'ended' | 'banned' {
  const how = tabStorage.read(ENDED_KEY)
  return how === 'ended' || how === 'banned' ? how : 'none'
}

function initial(): Session {
  const session = readStored()
  return session ? { status: 'signed-in', user: session.user } : { status: 'signed-out', how: storedEnd() }
}

let current: Session = initial()
const watchers = new Set<() => void>()
const leavers = new Set<() => void>()

function set(next: Session) {
  const before = current
  const isSamePerson = before.status === 'signed-in' && next.status === 'signed-in' && before.user.id === next.user.id
  if (isSamePerson && before.user.owesFactor === next.user.owesFactor) return
  if (before.status === 'signed-out' && next.status === 'signed-out') return
  current = next
  if (before.status === 'signed-in' && !isSamePerson) for (const leave of leavers) leave()
  for (const watcher of watchers) watcher()
}

/** Called after events of the authentication client. */
export function enterSession(user: SessionUser) {
  tabStorage.remove(ENDED_KEY)
  set({ status: 'signed-in', user })
}

/** Deletes the local session, even if the server could not be notified. */
export function leaveSession(how: 'left' | 'ended' | 'banned') {
  if (how === 'left') tabStorage.remove(ENDED_KEY)
  else if (current.status === 'signed-in') tabStorage.write(ENDED_KEY, how)
  storage.remove(STORAGE_KEY)
  set({ status: 'signed-out', how })
}

/** Registers a listener for when a user has signed out, to delete data that only they may see. */
export const onSignedOut = (listener: () => void) => {
  leavers.add(listener)
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

export const currentSession = () => current

/** Whether the user has signed in but still owes a second factor. */
export const owesFactor = (session: Session): boolean => session.status === 'signed-in' && session.user.owesFactor

/** On the server, and while its HTML is hydrated, everyone is a visitor: the session is in localStorage. */
export const useSession = () => useSyncExternalStore(watch, currentSession, () => VISITOR)

/** The id of the signed-in user, for screens that only they can see. */
export function useUserId(): string {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : ''
}

// Another tab signed in or out.
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return
    const session = readStored()
    if (session) enterSession(session.user)
    else set({ status: 'signed-out', how: 'left' })
  })
}
