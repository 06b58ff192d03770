import { isRecord } from '@squash/contract/is-record'

/** What the invite's page hands to the sign-in screen through the history, which keeps the address out of the URL. */
export type Arrival = {
  /** The address to sign up with; null if it isn't known. */
  email: string | null
  /** Whether an answer waits in this browser to be sent after signing in. */
  hasAnswer: boolean
}

/** Reads it from a location's state, which anything may have written. */
export function arrivalOf(state: unknown): Arrival {
  const from = isRecord(state) ? state : {}
  const email = typeof from.email === 'string' && from.email !== '' ? from.email : null
  return { email, hasAnswer: from.hasAnswer === true }
}
