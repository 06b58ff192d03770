import { listIdentities, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Assurance, Bearer } from '../sessions/check.ts'
import { lockCaller, requireSecondFactor } from '../sessions/lock-caller.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { syncProviders } from './identities.ts'

const mayUnlink = (assurance: Assurance): Result<null> =>
  requireSecondFactor(assurance, { message: 'AAL2 session is required to unlink an identity' })

/**
 * Removes one of the caller's identities, but never the last. Removing the e-mail identity also removes the password.
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
    // Codes of a sign-in through it that were not exchanged yet.
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
