import { listIdentities, lockUser, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result, refuse } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { syncProviders } from './identities.ts'

/** Takes one of a person's ways in away, but never the last. With the one by e-mail goes the password. */
export async function unlinkIdentity(
  context: AuthContext,
  by: { userId: string; sessionId: string },
  identityId: string,
): Promise<Result<null>> {
  return await transactUnlessRefused(context, async (tx) => {
    const user = await lockUser(tx, by.userId)
    if (user === undefined) return refuse('user_not_found')
    const identities = await listIdentities(tx, user.id)
    const identity = identities.find(({ id }) => id === identityId)
    if (identity === undefined) return refuse('identity_not_found')
    if (identities.length === 1) return refuse('single_identity_not_deletable')
    const at = context.clock.now()
    await tx.deleteFrom('auth.identities').where('id', '=', identity.id).execute()
    if (identity.provider === 'email') await updateUser(tx, user.id, { password_hash: null, updated_at: at })
    await syncProviders(tx, user)
    await recordEvents(tx, [{ user_id: user.id, type: 'identity_unlinked', session_id: by.sessionId, at }])
    return ok(null)
  })
}
