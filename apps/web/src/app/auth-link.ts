import { signUpMessages } from '@squash/contract/messages/sign-up'
import { loadAuth } from '../lib/auth.ts'
import { afterFailedLink, isDeadLink, readAuthLink } from '../lib/auth-link.ts'
import { currentSession, enterSession } from '../lib/session.ts'
import { sessionUser } from '../lib/stored-session.ts'
import { toast } from '../ui/toast.ts'

/** Takes what a mailed link or another service put into the address, before the router decides who is signed in. */
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
      // The screens that offer a new link are for those who are not in.
      const isIn = currentSession().status === 'signed-in'
      if (!isIn || !isDeadLink(location.hash)) return leaveFor(afterFailedLink(location))
      toast.error('That link has expired or was used already.')
      return leaveFor(here())
    }
    case 'half-confirmed':
      toast.info('Thank you. Now open the link that we sent to your other address, too.')
      return leaveFor(here())
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

const here = () => location.pathname + location.search

/** Also takes tokens out of the address and the history. */
const leaveFor = (path: string) => history.replaceState(null, '', path)
