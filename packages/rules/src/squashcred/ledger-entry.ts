import { type AwardCode, LEDGER_CODES } from './awards.ts'

/** An entry for a user's ledger. A repeated person, code and subject awards nothing. */
export type Award = {
  readonly person: string
  readonly code: AwardCode
  /** The conflict, debate, day, … for which it is given once. */
  readonly subject: string
  readonly amount: number
  readonly reason: string
}

/** Null if there is no recipient or no reason for an award. */
export type Grant = Award | null

/** @param person null if they haven't joined yet, or their account was erased */
export function grant(person: string | null, code: AwardCode, subject: string): Grant {
  const { amount, reason } = LEDGER_CODES[code]
  return person === null ? null : { person, code, subject, amount, reason }
}

/** Given once in a lifetime, because the person is also the subject. */
export const grantOnce = (person: string | null, code: AwardCode): Grant =>
  person === null ? null : grant(person, code, person)
