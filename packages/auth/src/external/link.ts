import { isBanned } from '../accounts/banned.ts'
import { callHook } from '../accounts/hooks.ts'
import { lockUser, type User, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { findIdentity, insertIdentity, syncProviders, type Vouched } from './identities.ts'

/** Gives a signed-in person a further way in. Their session says who they are, so the provider's word on the address does not matter. */
export async function linkIdentity(
  context: AuthContext,
  tx: AuthTx,
  by: { userId: string; sessionId: string },
  vouched: Vouched,
): Promise<Result<User>> {
  const now = context.clock.now()
  const user = await lockUser(tx, by.userId)
  if (user === undefined) return refuse('user_not_found')
  if (isBanned(user.banned_until, now)) return refuse('user_banned')
  const known = await findIdentity(tx, vouched)
  if (known !== undefined || (await insertIdentity(tx, user, vouched, now)) === undefined) {
    const whose = known?.user_id === user.id ? 'linked already' : 'linked to another account'
    return refuse('identity_already_exists', { message: `Identity is ${whose}` })
  }
  await recordEvents(tx, [{ user_id: user.id, type: 'identity_linked', session_id: by.sessionId, at: now }])
  const addressed = await adoptEmail(context, tx, user, vouched)
  return addressed.ok ? ok(await syncProviders(tx, addressed.value)) : addressed
}

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
