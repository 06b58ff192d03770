import { signUpMessages } from '@squash/contract/messages/sign-up'
import { loadAuth } from '../lib/auth.ts'
import { currentSession, enterSession, sessionUser } from '../lib/session.ts'
import { toast } from '../ui/toast.ts'

/** The result that a mailed link carries in the URL's hash. `confirmed` is a new account's session. */
type AuthLink = 'none' | 'session' | 'confirmed' | 'failed' | 'half-confirmed'

/** @param hash `location.hash` of the page that a mailed link opened */
export function readAuthLink(hash: string): AuthLink {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  if (answer.has('access_token')) return answer.get('type') === 'signup' ? 'confirmed' : 'session'
  if (answer.has('error') || answer.has('error_code')) return 'failed'
  return answer.has('message') && answer.has('sb') ? 'half-confirmed' : 'none'
}

/** Screens that show why a sign-in was refused. */
const saysWhy = ['/login', '/security']

const errorCode = (hash: string): string => new URLSearchParams(hash.slice(1)).get('error_code') ?? 'otp_expired'

/** Whether the URL is a mailed link that no longer works. */
const isDeadLink = (hash: string): boolean => errorCode(hash) === 'otp_expired'

/**
 * Where to go from a URL without a session: from a mailed link that no longer works to the screen that sends a new one,
 * from any other refusal to a screen that says why, with the reason in `refused`.
 */
export function afterFailedLink({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (isDeadLink(hash)) {
    return pathname === '/reset-password' ? '/forgot-password?link=expired' : '/login?link=expired'
  }
  const query = new URLSearchParams(search)
  for (const name of ['error', 'error_code', 'error_description']) query.delete(name)
  query.set('refused', errorCode(hash))
  return `${saysWhy.includes(pathname) ? pathname : '/login'}?${query}`
}

/**
 * Processes the result that a mailed link or another service put into the URL, before the router decides who is signed
 * in.
 */
export async function openAuthLink(): Promise<void> {
  switch (readAuthLink(location.hash)) {
    case 'session':
      return leaveFor((await openSession()) ? here() : afterFailedLink(location))
    case 'confirmed': {
      const isIn = await openSession()
      if (isIn) toast.success(signUpMessages.created)
      return leaveFor(isIn ? here() : afterFailedLink(location))
    }
    case 'failed': {
      // The screens that offer a new link are for visitors only.
      const isIn = currentSession().status === 'signed-in'
      if (!isIn || !isDeadLink(location.hash)) return leaveFor(afterFailedLink(location))
      toast.error('That link has expired or has already been used.')
      return leaveFor(here())
    }
    case 'half-confirmed':
      toast.info('Thank you. Now open the link we sent to your other address.')
      return leaveFor(here())
    case 'none':
      return
  }
}

/** @returns whether the URL holds a session that the server accepts */
async function openSession(): Promise<boolean> {
  try {
    const auth = await loadAuth()
    const { error } = await auth.initialize()
    const user = sessionUser((await auth.getSession()).data.session)
    if (error || !user) return false
    enterSession(user)
    return true
  } catch {
    return false
  }
}

const here = () => location.pathname + location.search

/** Replaces the URL, which also removes tokens from it and from the history. */
const leaveFor = (path: string) => history.replaceState(null, '', path)
