import { type AwardCode, LEDGER_CODES } from './awards.ts'

/** An entry for somebody's ledger. The same person, code and subject again award nothing (decisions §4). */
export type Award = {
  readonly person: string
  readonly code: AwardCode
  /** The conflict, debate, day, … for which it is given once. */
  readonly subject: string
  readonly amount: number
  readonly reason: string
}

/** Nobody to give it to, or no ground for it. */
export type Grant = Award | null

/** @param person null where nobody has joined yet, or the account was erased */
export function grant(person: string | null, code: AwardCode, subject: string): Grant {
  const { amount, reason } = LEDGER_CODES[code]
  return person === null ? null : { person, code, subject, amount, reason }
}

/** Once in a lifetime: the person is the subject. */
export const grantOnce = (person: string | null, code: AwardCode): Grant =>
  person === null ? null : grant(person, code, person)
