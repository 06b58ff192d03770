import type { Address } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import { networkOf } from '../http/network.ts'
import { type LimitBucket, withinLimit } from '../limits.ts'
import { slowest } from '../passwords/slow-down.ts'
import { ok, type Result } from '../result.ts'

/** A message that is asked for: by which network address, and what its recipient is counted under. */
export type Asked = { channel: Address['channel']; from: string; recipient: string }

type Buckets = Record<'client' | 'network' | 'recipient' | 'server', LimitBucket>
const buckets: Record<Address['channel'], Buckets> = {
  email: { client: 'mail_client', network: 'mail_network', recipient: 'mail_recipient', server: 'mail' },
  phone: { client: 'sms_client', network: 'sms_network', recipient: 'sms_recipient', server: 'sms' },
}

/**
 * Takes a message from the allowances of who asks and of who gets it. Those of the whole server only slow the answer down, because
 * strangers could use them up. Not inside a transaction: the limiter may need the connection.
 * Where addresses are confirmed automatically nothing is counted (protocol §10).
 */
export async function takeAllowance(context: AuthContext, { channel, from, recipient }: Asked): Promise<Result<null>> {
  const { autoconfirm, phoneAutoconfirm } = context.settings
  if (channel === 'email' ? autoconfirm : phoneAutoconfirm) return ok(null)
  return await takeFrom(context, buckets[channel], { from, recipient })
}

/** The same for a text to a phone that is a second factor, which is sent whatever the settings confirm automatically. */
export const takeFactorAllowance = (context: AuthContext, asked: Omit<Asked, 'channel'>): Promise<Result<null>> =>
  takeFrom(context, buckets.phone, asked)

/** Those of who asks come first: a client that is over its own takes nothing from the others. */
async function takeFrom(context: AuthContext, of: Buckets, asked: Omit<Asked, 'channel'>): Promise<Result<null>> {
  const { client, network, recipient, server } = of
  const shares = [
    [client, asked.from],
    [network, networkOf(asked.from)],
    [recipient, asked.recipient],
  ] as const
  for (const [bucket, key] of shares) {
    const taken = await withinLimit(context.limiter, bucket, key)
    if (!taken.ok) return taken
  }
  const busy = !(await context.limiter.consume(server, 'server')).ok
  if (busy) {
    context.log.warn({ bucket: server }, 'more messages are asked for than usual')
    await context.pause(slowest)
  }
  return ok(null)
}
