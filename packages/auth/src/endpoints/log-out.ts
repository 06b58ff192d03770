import { recordEvents } from '../events/record.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { endSessions, type Which } from '../sessions/end.ts'

/** POST /logout?scope=global|local|others. Its body, which clients announce and do not send, is never read. */
export const logOut: BearerEndpoint = async (context, call, { user, claims }) => {
  const which = whichSessions(call.query.get('scope') || 'global', claims.session_id)
  if (which === null) return refuse('validation_failed', { message: 'Unsupported logout scope' })
  const at = context.clock.now()
  await context.transaction(async (tx) => {
    const ended = await endSessions(tx, user.id, which)
    await recordEvents(
      tx,
      ended.map((id) => ({
        user_id: user.id,
        type: id === claims.session_id ? ('signed_out' as const) : ('session_revoked' as const),
        session_id: id,
        at,
      })),
    )
  })
  context.sessionCheck.clear()
  return ok({ status: 204 })
}

function whichSessions(scope: string, own: string): Which | null {
  if (scope === 'global') return 'all'
  if (scope === 'local') return { only: own }
  return scope === 'others' ? { allBut: own } : null
}
