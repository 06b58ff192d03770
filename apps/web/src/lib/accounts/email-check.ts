/** What is known about the address that was typed (spec core-flow §2: four states, and the quiet one before). */
export type EmailCheck = 'idle' | 'own' | 'checking' | 'unverified' | 'has_account' | 'no_account'

/** The check runs for a non-empty value that holds an '@' (spec core-flow §5), and never for the person's own address. */
export function isWorthChecking(email: string, own: string | null): boolean {
  return email.includes('@') && !isOwn(email, own)
}

export const isOwn = (email: string, own: string | null): boolean =>
  own !== null && email.trim() !== '' && normal(email) === normal(own)

const normal = (email: string) => email.trim().toLowerCase()

type Facts = {
  /** What the field holds. */
  typed: string
  /** What it held when typing last stopped for 500 ms. */
  settled: string
  own: string | null
  /** The answer for `settled`, once there is one. */
  exists: boolean | undefined
  failed: boolean
}

/** The state of the live account check for what the field holds right now; an answer for an earlier text never counts. */
export function emailCheckState({ typed, settled, own, exists, failed }: Facts): EmailCheck {
  if (isOwn(typed, own)) return 'own'
  if (!isWorthChecking(typed, own)) return 'idle'
  if (typed !== settled) return 'checking'
  if (failed) return 'unverified'
  if (exists === undefined) return 'checking'
  return exists ? 'has_account' : 'no_account'
}
