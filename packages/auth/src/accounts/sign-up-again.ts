import { applies, type CodePurpose } from '../codes/purposes.ts'
import { sendCodes, type Wish } from '../codes/send.ts'
import { noteRequest } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result } from '../result.ts'
import type { Metadata } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { NewAccount } from './create.ts'
import { rehearseAccount } from './rehearse.ts'
import { type Identity, lockUser, type User, updateUser } from './store.ts'

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
  const tried = applies(known, purpose) ? differences(known.user_metadata, given.metadata) : given.metadata
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

/** Who repeats their own sign-up does not collide with what it took, such as a username. */
const differences = (before: Metadata, now: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  )
