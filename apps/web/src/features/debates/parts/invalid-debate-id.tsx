import { MESSAGES } from '@squash/contract/messages'
import { BackToDebates } from './back-to-debates.tsx'

/** An address that cannot be a debate's. */
export const InvalidDebateId = () => <BackToDebates reason={MESSAGES.debate.invalidId} />
