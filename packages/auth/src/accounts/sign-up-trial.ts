import { randomInt, randomUUID } from 'node:crypto'
import { purposes } from '../codes/purposes.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result } from '../result.ts'
import type { Identity, User } from '../tables.ts'
import { transactAndUndo } from '../transaction.ts'
import type { Metadata } from '../values.ts'
import type { Address } from './address.ts'
import { addressIdentity } from './address-identity.ts'
import { insertAccount, type NewAccount } from './create.ts'
import { updateUser } from './store.ts'

/**
 * The result a sign-up would have if the address were free: it runs in full under an unused address and is rolled back.
 * So a sign-up with a taken address gets the same refusals, takes as long, and gets an answer that reveals nothing
 * (docs/decisions/0026-sign-in-does-not-reveal-accounts.md).
 * @param tried the part of the metadata that the host sees
 */
export async function trySignUp(
  context: AuthContext,
  given: NewAccount,
  tried: Metadata,
): Promise<Result<{ user: User; identity: Identity }>> {
  const { address } = given
  const trial = await transactAndUndo(context, async (tx) => {
    const stranger = { ...given, address: unusedAddress(address), metadata: tried }
    const made = await insertAccount(context, tx, stranger, { confirmed: false })
    if (!made.ok) return made
    const { sentAt } = purposes[address.channel === 'email' ? 'confirmation' : 'phone_confirmation']
    return ok(await updateUser(tx, made.value.user.id, { [sentAt]: context.clock.now() }))
  })
  if (!trial.ok) return trial
  const user = { ...trial.value, [address.channel]: address.value }
  return ok({ user, identity: addressIdentity(user, address.channel) })
}

/** Names under `.invalid` never exist, and the country code is unassigned. */
const unusedAddress = ({ channel }: Address): Address =>
  channel === 'email'
    ? { channel, value: `${randomUUID()}@nobody.invalid` }
    : { channel, value: `999${String(randomInt(10 ** 12)).padStart(12, '0')}` }
