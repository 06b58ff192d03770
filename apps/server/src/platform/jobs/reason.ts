import { describeError } from '../log.ts'

const LONGEST = 300

/** Why a job failed, safe to store and show to an admin: no address, and no values that the error may quote. */
export const reasonOf = (error: unknown): string => {
  const { type, code, message } = describeError(error)
  const reason = typeof message === 'string' ? message : [type, code].filter(Boolean).join(' ')
  return reason.replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '[address]').slice(0, LONGEST)
}
