import { applies, type CodePurpose } from '../codes/purposes.ts'
import { sendCodes, type Wish } from '../codes/send.ts'
import { noteRequest } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result } from '../result.ts'
import type { Metadata } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { accountKey } from './account-key.ts'
import type { Address } from './address.ts'
import type { NewAccount } from './create.ts'
import { rehearseAccount } from './rehearse.ts'
import { type Identity, lockUser, type User, updateUser } from './store.ts'

/**
 * Whether a password is the one that a known account has. It is compared for everybody, so that a known address costs what a new one does. For
 * an account that waits for its confirmation, guesses are limited as they are at the sign-in, and those over the limit count as wrong.
 */
export async function isSamePassword(
  { passwords, limiter }: AuthContext,
  known: User | undefined,
  { address, password, purpose }: { address: Address; password: string; purpose: CodePurpose },
): Promise<boolean> {
  const matches = await passwords.verify(known?.password_hash ?? null, password)
  if (known === undefined || !applies(known, purpose)) return matches
  const key = accountKey(`sign-up ${address.value}`)
  const allowed = await withinLimit(limiter, 'password_account', key)
  if (!allowed.ok || !matches) return false
  await limiter.giveBack?.('password_account', key)
  return true
}

type Again = {
  known: User
  /** Whether the password is the one that the account has. */
  isSame: boolean
  purpose: CodePurpose
  wish: Wish
}

/**
 * Somebody signs up with an address that has an account. If it is unconfirmed its code is sent again, and otherwise
 * nothing happens; the answer is that of a new account either way. A second password for an unconfirmed account voids
 * the first one and does not take its place, because nobody knows which of the two is the owner's (decision 0026).
 */
export async function signUpAgain(
  context: AuthContext,
  given: NewAccount,
  { known, isSame, purpose, wish }: Again,
): Promise<Result<{ user: User; identity: Identity }>> {
  const tried = isSame && applies(known, purpose) ? differences(known.user_metadata, given.metadata) : given.metadata
  const rehearsed = await rehearseAccount(context, given, tried)
  if (!rehearsed.ok) return rehearsed
  const sent = await transactUnlessRefused(context, async (tx) => {
    const noted = await noteRequest(context, tx, { to: given.address, purpose })
    if (!noted.ok) return noted
    const locked = await lockUser(tx, known.id)
    if (locked === undefined || !applies(locked, purpose)) return ok(null)
    if (!isSame || locked.password_hash !== known.password_hash) {
      await updateUser(tx, locked.id, { password_hash: null })
    }
    await sendCodes(context, tx, locked, purpose, wish)
    return ok(null)
  })
  return sent.ok ? rehearsed : sent
}

/**
 * A person who repeats their own sign-up does not collide with what it took, such as a username. Only the same password shows that it is theirs:
 * to anyone else the answer is the one for an address that nobody has.
 */
const differences = (before: Metadata, now: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  )
