import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import type { User } from '../tables.ts'
import { createAccount } from './create-account.ts'
import { findKnownAccount } from './find-account.ts'
import type { ExternalIdentity } from './identities.ts'

/**
 * The account of a user who signs in through their organisation. It belongs to the organisation alone: another account with
 * the same address, even one of another organisation, stays separate.
 */
export async function findOrCreateManagedAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<User>> {
  const known = await findKnownAccount(context, tx, external)
  if (!known.ok) return known
  return known.value === null ? await createAccount(context, tx, external, { isManaged: true }) : ok(known.value)
}
