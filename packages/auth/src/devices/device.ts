import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { readCookies } from '../http/cookies.ts'
import type { User } from '../tables.ts'

/**
 * A browser that a user has signed in on: a random id, and a mark for each account, newest first. All of it is in a
 * cookie and nothing in the database. The server's key makes a mark from the device, the account and its password hash,
 * so a mark can't be forged, reveals nothing, and dies with the password.
 */
type Device = { id: string; marks: readonly string[] }

type Owner = Pick<User, 'id' | 'password_hash'>

const cookieName = 'auth-device'
const maxAgeSeconds = 400 * 86_400
/** How many people who share a browser are remembered. */
const maxAccounts = 5
const format = /^[\w-]{22}(\.[\w-]{22}){0,5}$/

/** The device in the request's cookie; null when there is none. It may be unknown: `isKnownDevice` checks that. */
function readDevice(headers: Headers): Device | null {
  const [value] = readCookies(headers, cookieName)
  if (value === undefined || !format.test(value)) return null
  const [id = '', ...marks] = value.split('.')
  return { id, marks }
}

/** Whether the account's owner has signed in on this device with the account's current password. */
async function isKnownDevice({ vault }: AuthContext, device: Device, owner: Owner | undefined): Promise<boolean> {
  // Also computed for an account that does not exist, so that timing reveals nothing.
  const valid = await vault.marks(markedText(device, owner ?? { id: '', password_hash: null }))
  const known = device.marks.some((mark) => valid.some((one) => isEqual(one, mark)))
  return known && owner !== undefined
}

/** The Set-Cookie value with which a browser remembers that this account's owner has signed in on it. */
export async function rememberDevice(
  { vault, settings }: AuthContext,
  headers: Headers,
  owner: Owner,
): Promise<string> {
  const device = readDevice(headers) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
  const [mark = ''] = await vault.marks(markedText(device, owner))
  const marks = [mark, ...device.marks.filter((other) => other !== mark)].slice(0, maxAccounts)
  const secure = settings.externalUrl.startsWith('https:') ? '; Secure' : ''
  const value = [device.id, ...marks].join('.')
  return `${cookieName}=${value}; Path=${settings.basePath}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
}

const markedText = ({ id }: Device, owner: Owner): string => JSON.stringify([id, owner.id, owner.password_hash])

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The limiter's key for sign-in attempts at an account, of one length however long the address is that was typed. */
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
