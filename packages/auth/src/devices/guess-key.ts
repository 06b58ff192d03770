import { accountKey } from '../accounts/account-key.ts'
import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { isKnownDevice, readDevice } from './device.ts'

/**
 * What wrong passwords for an account are counted under. Each device on which its owner has signed in counts for itself; all others
 * count together, so that strangers lock out strangers.
 * @param address as somebody typed it, whether or not it has an account
 */
export async function guessKey(
  context: AuthContext,
  headers: Headers,
  { address, user }: { address: string; user: User | undefined },
): Promise<string> {
  const device = readDevice(headers)
  const isKnown = device !== null && (await isKnownDevice(context, device, user))
  return isKnown ? accountKey(`${address} ${device.id}`) : accountKey(address)
}
