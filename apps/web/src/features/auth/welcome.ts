import { signInMessages } from '@squash/contract/messages/sign-in'
import { currentSession, owesFactor } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** Whoever owes a second factor is not in yet, and is welcomed after it. */
export function sayWelcome(): void {
  if (!owesFactor(currentSession())) toast.success(signInMessages.welcome)
}
