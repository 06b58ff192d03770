import { recordEvents } from '../events/security-events.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Assurance, lacksSecondFactor } from '../sessions/check.ts'
import { endSessions, type Which } from '../sessions/end.ts'
import { lockCaller, requireSecondFactor } from '../sessions/lock-caller.ts'
import { transactUnlessRefused } from '../transaction.ts'

/** POST /logout?scope=global|local|others. Clients announce a body but send none, so it is never read. */
export const logOut: BearerEndpoint = async (context, call, { claims }) => {
  const scope = scopes.find((known) => known === (call.query.get('scope') || 'global'))
  if (scope === undefined) return refuse('validation_failed', { message: 'Unsupported logout scope' })
  const at = context.clock.now()
  const ended = await transactUnlessRefused(context, async (tx) => {
    const caller = await lockCaller(context, tx, claims)
    if (!caller.ok) return caller
    const { user, assurance } = caller.value
    const which = whichSessions(scope, claims.session_id, assurance)
    if (!which.ok) return which
    const ids = await endSessions(tx, user.id, which.value)
    await recordEvents(
      tx,
      ids.map((id) => ({
        user_id: user.id,
        type: id === claims.session_id ? ('signed_out' as const) : ('session_revoked' as const),
        session_id: id,
        at,
      })),
    )
    return ok(null)
  })
  if (!ended.ok) return ended
  context.sessionCheck.clear()
  return ok({ status: 204 })
}

const scopes = ['global', 'local', 'others'] as const

/**
 * A session that has not passed its account's second factor ends only itself. With `others` it is refused with 422,
 * because clients take 401, 403 and 404 for success here; with `global`, the clients' default, it signs out only
 * itself.
 */
function whichSessions(scope: (typeof scopes)[number], own: string, assurance: Assurance): Result<Which> {
  if (scope === 'local' || (scope === 'global' && lacksSecondFactor(assurance))) return ok({ only: own })
  if (scope === 'global') return ok('all')
  const allowed = requireSecondFactor(assurance, {
    status: 422,
    message: 'AAL2 session is required to sign out other sessions',
  })
  return allowed.ok ? ok({ allBut: own }) : allowed
}
