import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Keys are stored as hashes, so that the table of counters contains no address and no user id. */
export const hashedKey = (key: string): string => createHash('sha256').update(networkOf(key)).digest('base64url')

/** One customer has a whole IPv6 /64, so limits count that network; any other key is used as it is. */
export function networkOf(key: string): string {
  const mapped = key.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(key)) return key
  const [head = '', tail] = key.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16))
  return `${network.join(':')}::/64`
}
