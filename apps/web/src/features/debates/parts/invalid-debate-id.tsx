import { debateMessages } from '@squash/contract/messages/debate'
import { BackToDebates } from './back-to-debates.tsx'

/** An address that cannot be a debate's. */
export const InvalidDebateId = () => <BackToDebates reason={debateMessages.invalidId} />
