import { loadAuth } from '../lib/auth.ts'
import { afterFailedLink, readAuthLink } from '../lib/auth-link.ts'
import { enterSession } from '../lib/session.ts'
import { sessionUser } from '../lib/stored-session.ts'
import { toast } from '../ui/toast.ts'

/** Takes what a mailed link or another service put into the address, before the router decides who is signed in. */
export async function openAuthLink(): Promise<void> {
  switch (readAuthLink(location.hash)) {
    case 'session':
      return leaveFor((await openSession()) ? location.pathname + location.search : afterFailedLink(location))
    case 'failed':
      return leaveFor(afterFailedLink(location))
    case 'half-confirmed':
      toast.info('Thank you. Now open the link that we sent to your other address, too.')
      return leaveFor(location.pathname + location.search)
    case 'none':
      return
  }
}

/** @returns whether the address held a session that the server stands by */
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

/** Also takes tokens out of the address and the history. */
const leaveFor = (path: string) => history.replaceState(null, '', path)
