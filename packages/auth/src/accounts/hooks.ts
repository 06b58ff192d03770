import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { sqlState, uniqueViolation } from '../sqlstate.ts'
import type { User } from '../tables.ts'
import type { Metadata } from '../values.ts'

/** An account as the host sees it. */
export type Account = {
  id: string
  email: string
  /** null while the address is unconfirmed. */
  emailConfirmedAt: Date | null
  metadata: Metadata
  /** An organisation signs the user in and vouches for the address; another account may have the same one. */
  isManaged: boolean
  createdAt: Date
}

/** What a hook returns to stop the change; `status` is a 4xx. */
export type AccountRefused = { refuse: { status: number; code: string; message: string } }
type Verdict = Promise<void> | Promise<AccountRefused | undefined>

/**
 * Lets the host take part in an account's life, inside the transaction that changes it. A refusal, or a violated
 * constraint, undoes the whole change and becomes the answer.
 */
export interface AccountHooks {
  /** A new account; with automatic confirmation its address is confirmed already. */
  created?(tx: AuthTx, account: Account): Verdict
  /** The address of an existing account was confirmed. */
  confirmed?(tx: AuthTx, account: Account): Verdict
  /** The address changed; `account.email` is the new one, confirmed. */
  emailChanged?(tx: AuthTx, account: Account): Verdict
  /** A user signed in, by any method. */
  signedIn?(tx: AuthTx, account: Account): Verdict
}

const accountOf = (user: User): Account => ({
  id: user.id,
  email: user.email ?? '',
  emailConfirmedAt: user.email_confirmed_at,
  metadata: user.user_metadata,
  isManaged: user.is_sso_user,
  createdAt: user.created_at,
})

/** Calls a hook and turns its refusal, or a violated constraint of the host, into a `Refusal`. */
export async function callHook(
  hooks: AccountHooks,
  name: keyof AccountHooks,
  tx: AuthTx,
  user: User,
): Promise<Result<null>> {
  try {
    const verdict = await hooks[name]?.(tx, accountOf(user))
    return verdict ? { ok: false, ...verdict.refuse } : ok(null)
  } catch (error) {
    const state = sqlState(error)
    if (state === null || !(error instanceof Error)) throw error
    // A constraint or trigger rejected the caller's data: the caller's mistake, so the answer names the constraint.
    if (state === uniqueViolation) return refuse('conflict', { message: error.message })
    if (state.startsWith('23') || state.startsWith('22') || state === 'P0001') {
      return refuse('validation_failed', { status: 422, message: error.message })
    }
    throw error
  }
}
