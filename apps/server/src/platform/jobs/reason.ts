import { describeError } from '../log.ts'

const LONGEST = 300

/** Why a job failed, fit to be stored and shown to an admin: nothing the error may quote, and no address. */
export const reasonOf = (error: unknown): string => {
  const { type, code, message } = describeError(error)
  const reason = typeof message === 'string' ? message : [type, code].filter(Boolean).join(' ')
  return reason.replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '[address]').slice(0, LONGEST)
}
