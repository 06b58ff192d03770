import type { ProofKind } from './proof.ts'

export const DOWNLOADED_OFTEN = 'You have downloaded your data several times this hour. Please try again in an hour.'

/** To whoever asks for their account to be deleted, and has not shown that it is them. */
export const NOT_PROVED: Record<ProofKind, string> = {
  password: 'That password is not right. Your account stays as it is.',
  code: 'That code is not right, or too old. Use the newest one, or ask for another.',
  session: 'Please sign in again, and then delete your account within ten minutes.',
}
