import { randomInt, randomUUID } from 'node:crypto'
import { purposes } from '../codes/purposes.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result } from '../result.ts'
import type { Metadata } from '../tables.ts'
import { transactAndUndo } from '../transaction.ts'
import type { Address } from './address.ts'
import { addressIdentity } from './address-identity.ts'
import { insertAccount, type NewAccount } from './create.ts'
import { type Identity, type User, updateUser } from './store.ts'

/**
 * What a sign-up would have come to if nobody had the address: it is done in full under an address that nobody has, and
 * undone. Whoever signs up with somebody else's address so meets the same refusals, waits as long, and gets an answer
 * that tells nothing (decision 0026).
 * @param tried what of the metadata the host is shown
 */
export async function rehearseAccount(
  context: AuthContext,
  given: NewAccount,
  tried: Metadata,
): Promise<Result<{ user: User; identity: Identity }>> {
  const { address } = given
  const rehearsed = await transactAndUndo(context, async (tx) => {
    const stranger = { ...given, address: nobodys(address), metadata: tried }
    const made = await insertAccount(context, tx, stranger, { confirmed: false })
    if (!made.ok) return made
    const { sentAt } = purposes[address.channel === 'email' ? 'confirmation' : 'phone_confirmation']
    return ok(await updateUser(tx, made.value.user.id, { [sentAt]: context.clock.now() }))
  })
  if (!rehearsed.ok) return rehearsed
  const user = { ...rehearsed.value, [address.channel]: address.value }
  return ok({ user, identity: addressIdentity(user, address.channel) })
}

/** The domain is reserved for names that never exist (RFC 2606), the country code is not given out. */
const nobodys = ({ channel }: Address): Address =>
  channel === 'email'
    ? { channel, value: `${randomUUID()}@nobody.invalid` }
    : { channel, value: `999${String(randomInt(10 ** 12)).padStart(12, '0')}` }
