import { takeNonce } from '../codes/code.ts'
import { type LinkOptions, sendCodes, voidCodes } from '../codes/send.ts'
import { noteRequest } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Assurance, Bearer } from '../sessions/check.ts'
import { endSessions } from '../sessions/end.ts'
import { lockCaller, requireSecondFactor } from '../sessions/lock-caller.ts'
import { sqlState, uniqueViolation } from '../sqlstate.ts'
import type { User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { Metadata } from '../values.ts'
import type { Address } from './address.ts'
import { applyPhoneChange, countedAddress } from './address-change.ts'
import { mergeMetadata } from './metadata.ts'
import type { NewPassword } from './new-password.ts'
import { notifyOwner } from './notify.ts'
import { updateUser } from './store.ts'

/** Changes that a user makes to their account; absent fields stay as they are. */
type AccountChanges = {
  data?: Metadata | undefined
  password?: NewPassword | undefined
  email?: Address | undefined
  phone?: Address | undefined
}
/** `seen` is the account as it was when the request was checked. */
type By = { seen: User; bearer: Bearer; linkOptions: LinkOptions }
type Step = (context: AuthContext, tx: AuthTx, user: User, by: By) => Promise<Result<User>>

/** A password or address changes only in a session that has passed the account's second factor. */
export const mayChangeCredentials = (assurance: Assurance): Result<null> =>
  requireSecondFactor(assurance, { status: 401, message: 'AAL2 session is required to update email or password' })

/** Applies the changes, all or none. */
export async function applyChanges(context: AuthContext, changes: AccountChanges, by: By): Promise<Result<User>> {
  const { data, password, email, phone } = changes
  const steps: Step[] = [
    ...(data ? [setMetadata(data)] : []),
    ...(password ? [setPassword(password)] : []),
    ...(email ? [startChange(email)] : []),
    ...(phone ? [startChange(phone)] : []),
  ]
  try {
    return await transactUnlessRefused(context, async (tx) => {
      const caller = await lockCaller(context, tx, by.bearer)
      if (!caller.ok) return caller
      const allowed = password || email || phone ? mayChangeCredentials(caller.value.assurance) : ok(null)
      let result: Result<User> = allowed.ok ? ok(caller.value.user) : allowed
      for (const step of steps) if (result.ok) result = await step(context, tx, result.value, by)
      return result
    })
  } catch (error) {
    // Two users changed to the same number at the same time.
    if (sqlState(error) === uniqueViolation) return refuse('phone_exists')
    throw error
  }
}

const setMetadata =
  (data: Metadata): Step =>
  async ({ clock }, tx, user) => {
    const merged = mergeMetadata(user.user_metadata, data)
    if (!merged.ok) return merged
    return ok(await updateUser(tx, user.id, { user_metadata: JSON.stringify(merged.value), updated_at: clock.now() }))
  }

/** A new password ends all other sessions, voids every pending code, and is reported to its owner by mail. */
const setPassword =
  ({ hash, nonce }: NewPassword): Step =>
  async (context, tx, user, { seen, bearer: { session_id: sessionId } }) => {
    if (user.password_hash !== seen.password_hash) {
      return refuse('conflict', { message: 'The password was changed by another request' })
    }
    if (nonce !== null && !(await takeNonce(context, tx, user, nonce))) return refuse('reauthentication_not_valid')
    const at = context.clock.now()
    const changed = await updateUser(tx, user.id, { password_hash: hash, updated_at: at })
    await voidCodes(tx, user.id)
    const ended = await endSessions(tx, user.id, { allBut: sessionId })
    await recordEvents(tx, [
      { user_id: user.id, type: 'password_changed', session_id: sessionId, at },
      ...ended.map((id) => ({ user_id: user.id, type: 'session_revoked' as const, session_id: id, at })),
    ])
    await notifyOwner(context, tx, user, 'password_changed')
    return ok(changed)
  }

/** A new address takes effect once it is confirmed; an email address also needs confirmation from the current one. */
const startChange =
  (address: Address): Step =>
  async (context, tx, user, { bearer: { session_id: sessionId }, linkOptions }) => {
    const purpose = `${address.channel}_change` as const
    const at = context.clock.now()
    const waits =
      address.channel === 'email'
        ? { new_email: address.value, email_change_confirmed_by: null }
        : { new_phone: address.value }
    const waiting = await updateUser(tx, user.id, { ...waits, updated_at: at })
    if (address.channel === 'phone' && context.settings.phoneAutoconfirm) {
      return await applyPhoneChange(context, tx, waiting)
    }
    const noted = await noteRequest(context, tx, { to: countedAddress(user, address), purpose })
    if (!noted.ok) return noted
    await recordEvents(tx, [{ user_id: user.id, type: `${purpose}_requested`, session_id: sessionId, at }])
    return ok(await sendCodes(context, tx, waiting, purpose, linkOptions))
  }
