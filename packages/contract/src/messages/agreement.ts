import { LIMITS } from '../limits.ts'

export const agreementMessages = {
  notFound: 'This conflict has no agreement.',
  stale: 'The agreement has changed since you opened it. Read the new version, then try again.',
  empty: 'Add at least one commitment before you agree.',
  otherLeft: 'The other person has deleted their account, so this agreement can’t change any more.',
  checkInClosed: 'This check-in isn’t open right now, so your answer wasn’t saved.',
  insulting: 'One of your commitments contains an insult. Take it out, then save again.',
  tooManyCommitments: `An agreement can have up to ${LIMITS.agreementCommitments} commitments.`,
} as const
