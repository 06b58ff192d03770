import { callHook } from '../accounts/hooks.ts'
import { type Identity, type User, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { Bearer, Standing } from '../sessions/check.ts'
import { lockCaller, requireSecondFactor } from '../sessions/lock-caller.ts'
import { findIdentity, insertIdentity, syncProviders, type Vouched } from './identities.ts'

/** Whether a person may add ways in: not one whom an organisation signs in, nor without the account's second factor. */
export const mayLink = (user: User, standing: Standing): Result<null> =>
  user.is_sso_user
    ? refuse('user_sso_managed')
    : requireSecondFactor(standing, { message: 'AAL2 session is required to link an identity' })

/** Gives a signed-in person a further way in. Their session says who they are, so the provider's word on the address does not matter. */
export async function linkIdentity(
  context: AuthContext,
  tx: AuthTx,
  bearer: Bearer,
  vouched: Vouched,
): Promise<Result<User>> {
  const now = context.clock.now()
  const caller = await lockCaller(context, tx, bearer)
  if (!caller.ok) return caller
  const { user, standing } = caller.value
  const allowed = mayLink(user, standing)
  if (!allowed.ok) return allowed
  const known = await findIdentity(tx, vouched)
  if (known !== undefined || (await insertIdentity(tx, user, vouched, now)) === undefined) {
    return linkedAlready(known, user.id)
  }
  await recordEvents(tx, [{ user_id: user.id, type: 'identity_linked', session_id: bearer.session_id, at: now }])
  const addressed = await adoptEmail(context, tx, user, vouched)
  return addressed.ok ? ok(await syncProviders(tx, addressed.value)) : addressed
}

export const linkedAlready = (known: Identity | undefined, userId: string): Refusal =>
  refuse('identity_already_exists', {
    message: `Identity is ${known?.user_id === userId ? 'linked already' : 'linked to another account'}`,
  })

/** An account without an address takes the one that the provider has proved, unless it is another's. */
async function adoptEmail(context: AuthContext, tx: AuthTx, user: User, { profile }: Vouched): Promise<Result<User>> {
  const { email, emailVerified } = profile
  if (user.email !== null || email === null || !emailVerified) return ok(user)
  const taken = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', email)
    .where('is_sso_user', '=', false)
    .executeTakeFirst()
  if (taken !== undefined) return ok(user)
  const now = context.clock.now()
  const addressed = await updateUser(tx, user.id, { email, email_confirmed_at: now, updated_at: now })
  const verdict = await callHook(context.accounts, 'emailChanged', tx, addressed)
  return verdict.ok ? ok(addressed) : verdict
}
