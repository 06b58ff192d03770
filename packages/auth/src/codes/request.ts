import type { Address } from '../accounts/address.ts'
import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import { ok, type Result } from '../result.ts'
import type { User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { CodePurpose, SecurityEventType } from '../values.ts'
import { takeAllowance } from './allowance.ts'
import { applies, purposes } from './purposes.ts'
import { type LinkOptions, sendCodes } from './send.ts'
import { checkWait, noteRequest, requestKey } from './wait.ts'

/**
 * A request for a message to an address, with the network address it came from. `user` is the account with that
 * address, if any.
 */
type CodeRequest = {
  to: Address
  purpose: CodePurpose
  user: User | undefined
  linkOptions: LinkOptions
  from: string
}

const eventOf: Partial<Record<CodePurpose, SecurityEventType>> = {
  recovery: 'recovery_requested',
  magic_link: 'sign_in_code_requested',
  phone_sign_in: 'sign_in_code_requested',
  reauthentication: 'reauthentication_requested',
}

/**
 * Sends codes to an account, if there is one and the purpose applies to it; if not, the request gets the same answer
 * and counts the same. A request that comes too soon or exceeds a limit is refused before anything happens.
 */
export async function requestCodes(
  context: AuthContext,
  { to, purpose, user, linkOptions, from }: CodeRequest,
): Promise<Result<null>> {
  // Checked before taking from the allowance, and again in the transaction.
  const early = await checkWait(context, { to, purpose })
  if (!early.ok) return early
  const allowance = await takeAllowance(context, { channel: to.channel, from, recipient: requestKey({ to, purpose }) })
  if (!allowance.ok) return allowance
  return await transactUnlessRefused(context, async (tx) => {
    const noted = await noteRequest(context, tx, { to, purpose })
    if (!noted.ok) return noted
    const locked = user && (await lockUser(tx, user.id))
    if (locked === undefined || !applies(locked, purpose) || wasJustSent(context, locked, { to, purpose }))
      return ok(null)
    await sendCodes(context, tx, locked, purpose, linkOptions)
    const type = eventOf[purpose]
    if (type) await recordEvents(tx, [{ user_id: locked.id, type, session_id: null, at: context.clock.now() }])
    return ok(null)
  })
}

/** The same codes may have been requested through the account's other address. */
function wasJustSent(
  { clock, settings }: AuthContext,
  user: User,
  { to, purpose }: Pick<CodeRequest, 'to' | 'purpose'>,
) {
  const last = user[purposes[purpose].sentAt]
  const seconds = to.channel === 'phone' ? settings.smsIntervalSeconds : settings.mailIntervalSeconds
  return last !== null && clock.now().getTime() - last.getTime() < seconds * 1000
}
