import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'
import { parseStoredSession, type SessionUser, STORAGE_KEY } from './stored-session.ts'

/** `left`: the person signed out. `ended`: the session died elsewhere, `banned`: by a ban. `none`: there was none. */
export type Session =
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; how: 'none' | 'left' | 'ended' | 'banned' }

const stored = () => parseStoredSession(storage.read(STORAGE_KEY))

function initial(): Session {
  const session = stored()
  return session ? { status: 'signed-in', user: session.user } : { status: 'signed-out', how: 'none' }
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

/** Told by the authentication client's events. */
export const enterSession = (user: SessionUser) => set({ status: 'signed-in', user })

/** Forgets the local session in every case, also when the server could not be told (spec core-flow §4). */
export function leaveSession(how: 'left' | 'ended' | 'banned') {
  storage.remove(STORAGE_KEY)
  set({ status: 'signed-out', how })
}

/** Runs when a signed-in person is gone: to forget what only they may see. */
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

/** Whether somebody has signed in whose second factor is still to be shown. */
export const owesFactor = (session: Session): boolean => session.status === 'signed-in' && session.user.owesFactor

export const useSession = () => useSyncExternalStore(watch, currentSession)

/** The signed-in person's id, for screens that only they can see. */
export function useUserId(): string {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : ''
}

// Another tab signed in or out.
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return
    const session = stored()
    if (session) enterSession(session.user)
    else set({ status: 'signed-out', how: 'left' })
  })
}
