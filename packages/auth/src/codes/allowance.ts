import { isIPv4, isIPv6 } from 'node:net'
import type { Address } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import { type LimitBucket, withinLimit } from '../limits.ts'
import { maxDelay } from '../passwords/policy.ts'
import { ok, type Result } from '../result.ts'

/** A requested message: the network address of the requester, and the key that its recipient is counted under. */
type MessageRequest = { channel: Address['channel']; from: string; recipient: string }

type Buckets = Record<'client' | 'network' | 'recipient' | 'server', LimitBucket>
const buckets: Record<Address['channel'], Buckets> = {
  email: { client: 'mail_client', network: 'mail_network', recipient: 'mail_recipient', server: 'mail' },
  phone: { client: 'sms_client', network: 'sms_network', recipient: 'sms_recipient', server: 'sms' },
}

/**
 * Counts a message against the requester's and the recipient's limits. The limits of the whole server only slow the
 * answer down, because strangers could use them up. Must not run inside a transaction: the limiter may need the
 * connection. Nothing is counted where addresses are confirmed automatically.
 */
export async function takeAllowance(
  context: AuthContext,
  { channel, from, recipient }: MessageRequest,
): Promise<Result<null>> {
  const { autoconfirm, phoneAutoconfirm } = context.settings
  if (channel === 'email' ? autoconfirm : phoneAutoconfirm) return ok(null)
  return await takeFrom(context, buckets[channel], { from, recipient })
}

/**
 * The same for a text to a phone that is a second factor. It counts even where addresses are confirmed automatically.
 */
export const takeFactorAllowance = (
  context: AuthContext,
  request: Omit<MessageRequest, 'channel'>,
): Promise<Result<null>> => takeFrom(context, buckets.phone, request)

/** The requester's own limits come first: a client over its own limit takes nothing from the others. */
async function takeFrom(
  context: AuthContext,
  { client, network, recipient, server }: Buckets,
  request: Omit<MessageRequest, 'channel'>,
): Promise<Result<null>> {
  const shares = [
    [client, request.from],
    [network, networkOf(request.from)],
    [recipient, request.recipient],
  ] as const
  for (const [bucket, key] of shares) {
    const taken = await withinLimit(context.limiter, bucket, key)
    if (!taken.ok) return taken
  }
  const busy = !(await context.limiter.consume(server, 'server')).ok
  if (busy) {
    context.log.warn({ bucket: server }, 'more messages are requested than usual')
    await context.pause(maxDelay)
  }
  return ok(null)
}

/**
 * The network that a client's address belongs to, for limits that one customer with many addresses can't get around: an
 * IPv4 /24 or an IPv6 /48. Anything that is not an address is returned as it is.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined && isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const parts = [...left, ...zeros, ...right].slice(0, 3).map((part) => Number.parseInt(part, 16).toString(16))
  return `${parts.join(':')}::/48`
}
