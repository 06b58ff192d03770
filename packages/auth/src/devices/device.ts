import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { readCookie } from '../http/cookie.ts'

/**
 * A browser on which somebody has signed in: a random id, and a mark for each account, newest first. All of it is in a cookie and
 * nothing in the database. A mark is made with the server's key from the device, the account and its password hash, so that nobody else
 * can make one, it tells nothing, and it ends with the password.
 */
export type Device = { id: string; marks: readonly string[] }

type Owner = Pick<User, 'id' | 'password_hash'>

const cookieName = 'auth-device'
const maxAgeSeconds = 400 * 86_400
/** People who share a browser. */
const maxAccounts = 5
const format = /^[\w-]{22}(\.[\w-]{22}){0,5}$/

/** The device that a request says it comes from; null when it names none. Whether it is known, `isKnownDevice` tells. */
export function readDevice(headers: Headers): Device | null {
  const value = readCookie(headers, cookieName)
  if (value === null || !format.test(value)) return null
  const [id = '', ...marks] = value.split('.')
  return { id, marks }
}

/** Whether the account's owner has signed in on this device with the password that the account has now. */
export async function isKnownDevice(
  { vault }: AuthContext,
  device: Device,
  owner: Owner | undefined,
): Promise<boolean> {
  // Also computed for an account that does not exist, so that the time tells nothing.
  const valid = await vault.marks(markedText(device, owner ?? { id: '', password_hash: null }))
  const known = device.marks.some((mark) => valid.some((one) => isEqual(one, mark)))
  return known && owner !== undefined
}

/** The Set-Cookie header's value with which a browser remembers that this account's owner has signed in on it. */
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
