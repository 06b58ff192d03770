import type { Address } from '../accounts/address.ts'
import { lockUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { SecurityEventType } from '../events/types.ts'
import { ok, type Result } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { takeAllowance } from './allowance.ts'
import { applies, type CodePurpose, purposes } from './purposes.ts'
import { sendCodes, type Wish } from './send.ts'
import { checkWait, noteRequest, requestKey } from './wait.ts'

/** Somebody asks for a message to an address, from a network address. `user` has it, or nobody does. */
export type CodeRequest = { to: Address; purpose: CodePurpose; user: User | undefined; wish: Wish; from: string }

const eventOf: Partial<Record<CodePurpose, SecurityEventType>> = {
  recovery: 'recovery_requested',
  magic_link: 'sign_in_code_requested',
  phone_sign_in: 'sign_in_code_requested',
  reauthentication: 'reauthentication_requested',
}

/**
 * Sends codes to an account, if there is one and the purpose applies to it; if not, the answer is the same and counts the
 * same. Refuses when it is too soon or too many were asked for, and then nothing has happened.
 */
export async function requestCodes(
  context: AuthContext,
  { to, purpose, user, wish, from }: CodeRequest,
): Promise<Result<null>> {
  // Looked at before the allowance is taken, and again in the transaction.
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
    await sendCodes(context, tx, locked, purpose, wish)
    const type = eventOf[purpose]
    if (type) await recordEvents(tx, [{ user_id: locked.id, type, session_id: null, at: context.clock.now() }])
    return ok(null)
  })
}

/** The same codes may have been asked for by the account's other address. */
function wasJustSent(
  { clock, settings }: AuthContext,
  user: User,
  { to, purpose }: Pick<CodeRequest, 'to' | 'purpose'>,
) {
  const last = user[purposes[purpose].sentAt]
  const seconds = to.channel === 'phone' ? settings.smsIntervalSeconds : settings.mailIntervalSeconds
  return last !== null && clock.now().getTime() - last.getTime() < seconds * 1000
}
