import { createHash } from 'node:crypto'
import type { Address } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import type { AuthDb, AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CodePurpose } from '../values.ts'
import { purposes } from './purposes.ts'

type Request = { to: Address; purpose: CodePurpose }

/**
 * Whether an address may get another message for this purpose: one a minute. Every requested address counts, so that
 * the answer is the same whether or not it has an account.
 */
export async function checkWait(context: AuthContext, request: Request): Promise<Result<null>> {
  const last = await lastRequest(context.db, requestKey(request))
  return last === undefined || last <= earliest(context, request.to) ? ok(null) : tooSoon(context, request.to, last)
}

/**
 * Records that a message is requested now, or refuses as `checkWait` does. Of two simultaneous requests only one
 * passes.
 */
export async function noteRequest(context: AuthContext, tx: AuthTx, request: Request): Promise<Result<null>> {
  const key = requestKey(request)
  const noted = await tx
    .insertInto('auth.message_requests')
    .values({ key, at: context.clock.now() })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ at: context.clock.now() })
        .where('auth.message_requests.at', '<=', earliest(context, request.to)),
    )
    .returning('key')
    .executeTakeFirst()
  if (noted !== undefined) return ok(null)
  return tooSoon(context, request.to, (await lastRequest(tx, key)) ?? context.clock.now())
}

/** Forgets when messages to these addresses were last requested. */
export async function forgetRequests(tx: AuthTx, addresses: readonly Address[]): Promise<void> {
  const families = new Set(Object.values(purposes).map(({ family }) => family))
  const keys = addresses.flatMap((to) => [...families].map((family) => keyOfFamily(family, to)))
  if (keys.length > 0) await tx.deleteFrom('auth.message_requests').where('key', 'in', keys).execute()
}

const lastRequest = async (db: AuthDb, key: string): Promise<Date | undefined> =>
  (await db.selectFrom('auth.message_requests').select('at').where('key', '=', key).executeTakeFirst())?.at

/** The key that messages for an address and purpose are counted under. It doesn't show the address, but confirms a guess. */
export const requestKey = ({ to, purpose }: Request): string => keyOfFamily(purposes[purpose].family, to)
const keyOfFamily = (family: string, { channel, value }: Address): string =>
  createHash('sha256').update(`${family} ${channel} ${value}`).digest('base64url')

const intervalSeconds = ({ settings }: AuthContext, { channel }: Address): number =>
  channel === 'email' ? settings.mailIntervalSeconds : settings.smsIntervalSeconds

const earliest = (context: AuthContext, to: Address): Date =>
  new Date(context.clock.now().getTime() - intervalSeconds(context, to) * 1000)

function tooSoon(context: AuthContext, to: Address, last: Date) {
  const passed = (context.clock.now().getTime() - last.getTime()) / 1000
  const seconds = Math.max(1, Math.ceil(intervalSeconds(context, to) - passed))
  return refuse(to.channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit', {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
    retryAfter: seconds,
  })
}
