import { callHook } from '../accounts/hooks.ts'
import { listIdentities, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { Assurance, Bearer } from '../sessions/check.ts'
import { lockCaller, requireSecondFactor } from '../sessions/lock-caller.ts'
import type { Identity, User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { type ExternalIdentity, findIdentity, insertIdentity, syncProviders } from './identities.ts'

/**
 * Whether a user may link identities: not if an organisation signs them in, and not without the account's second
 * factor.
 */
export const mayLink = (user: User, assurance: Assurance): Result<null> =>
  user.is_sso_user
    ? refuse('user_sso_managed')
    : requireSecondFactor(assurance, { message: 'AAL2 session is required to link an identity' })

/**
 * Links an identity to a signed-in user. Their session says who they are, so the address that the provider reports does
 * not matter.
 */
export async function linkIdentity(
  context: AuthContext,
  tx: AuthTx,
  bearer: Bearer,
  external: ExternalIdentity,
): Promise<Result<User>> {
  const now = context.clock.now()
  const caller = await lockCaller(context, tx, bearer)
  if (!caller.ok) return caller
  const { user, assurance } = caller.value
  const allowed = mayLink(user, assurance)
  if (!allowed.ok) return allowed
  const known = await findIdentity(tx, external)
  if (known !== undefined || (await insertIdentity(tx, user, external, now)) === undefined) {
    return linkedAlready(known, user.id)
  }
  await recordEvents(tx, [{ user_id: user.id, type: 'identity_linked', session_id: bearer.session_id, at: now }])
  const addressed = await adoptEmail(context, tx, user, external)
  return addressed.ok ? ok(await syncProviders(tx, addressed.value)) : addressed
}

export const linkedAlready = (known: Identity | undefined, userId: string): Refusal =>
  refuse('identity_already_exists', {
    message: `Identity is ${known?.user_id === userId ? 'linked already' : 'linked to another account'}`,
  })

/** An account without an address takes the one that the provider has verified, unless another account has it. */
async function adoptEmail(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  { profile }: ExternalIdentity,
): Promise<Result<User>> {
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

const mayUnlink = (assurance: Assurance): Result<null> =>
  requireSecondFactor(assurance, { message: 'AAL2 session is required to unlink an identity' })

/**
 * Removes one of the caller's identities, but never the last. Removing the email identity also removes the password.
 */
export async function unlinkIdentity(context: AuthContext, bearer: Bearer, identityId: string): Promise<Result<null>> {
  return await transactUnlessRefused(context, async (tx) => {
    const caller = await lockCaller(context, tx, bearer)
    if (!caller.ok) return caller
    const { user, assurance } = caller.value
    const allowed = mayUnlink(assurance)
    if (!allowed.ok) return allowed
    const identities = await listIdentities(tx, user.id)
    const identity = identities.find(({ id }) => id === identityId)
    if (identity === undefined) return refuse('identity_not_found')
    if (identities.length === 1) return refuse('single_identity_not_deletable')
    const at = context.clock.now()
    await tx.deleteFrom('auth.identities').where('id', '=', identity.id).execute()
    // Codes from sign-ins through this identity that have not been exchanged yet.
    await tx
      .deleteFrom('auth.flow_states')
      .where('user_id', '=', user.id)
      .where('provider', '=', identity.provider)
      .where('provider_id', '=', identity.provider_id)
      .execute()
    if (identity.provider === 'email') await updateUser(tx, user.id, { password_hash: null, updated_at: at })
    await syncProviders(tx, user)
    await recordEvents(tx, [{ user_id: user.id, type: 'identity_unlinked', session_id: bearer.session_id, at }])
    return ok(null)
  })
}
