import { takeAllowance } from '../codes/allowance.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Address, parseReachable } from './address.ts'
import { findUserByAddress, type User } from './store.ts'

/** Under what the messages of a change are counted: the address that the account has, else the account itself. */
export const countedAddress = (user: User, { channel }: Pick<Address, 'channel'>): Address => ({
  channel,
  value: user[channel] ?? user.id,
})

/**
 * An address that a person may change to, or undefined when they name none or the one they have. Refuses one that is
 * taken, and a message that would come too soon. `from` is the network address of who asks.
 */
export async function readNewAddress(
  context: AuthContext,
  user: User,
  given: { channel: Address['channel']; value: string | undefined; from: string },
): Promise<Result<Address | undefined>> {
  const { channel, value, from } = given
  if (value === undefined) return ok(undefined)
  if (channel === 'phone' && !context.settings.phoneProvider) return refuse('phone_provider_disabled')
  const address = parseReachable({ channel, value })
  if (!address.ok) return address
  if (address.value.value === user[channel]) return ok(undefined)
  if (await findUserByAddress(context.db, address.value)) return refuse(`${channel}_exists`)
  if (channel === 'phone' && context.settings.phoneAutoconfirm) return address

  const purpose = `${channel}_change` as const
  const early = await checkWait(context, { to: countedAddress(user, address.value), purpose })
  if (!early.ok) return early
  const allowance = await takeAllowance(context, {
    channel,
    from,
    recipient: requestKey({ to: address.value, purpose }),
  })
  return allowance.ok ? address : allowance
}
