import { createHash } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import type { User } from '../tables.ts'
import { isKnownDevice, readDevice } from './device.ts'

/** The limiter's key for sign-in attempts at an account; its counters store no address. */
export const accountKey = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

/**
 * The key that wrong passwords for an account are counted under. Each device that its owner has signed in on has a
 * count of its own; all others share one, so that strangers lock out only strangers.
 * @param address as typed, whether or not it has an account
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
