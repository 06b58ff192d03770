import { isBanned } from '../accounts/ban.ts'
import type { AuthClock, AuthDb } from '../ports.ts'
import { ok, type Refusal, refuse } from '../result.ts'

export type DeadSession = Refusal<'user_not_found' | 'session_not_found' | 'user_banned'> & {
  /** Also set when the session is gone: a ban ends it. */
  isBanned?: boolean
}
/**
 * How far a token is trusted: no further than the token itself claims, and no further than its session is trusted now.
 */
export type Assurance = { aal: AuthenticatorAssurance; hasSecondFactor: boolean }
export type SessionState = { ok: true; value: Assurance } | DeadSession
type AuthenticatorAssurance = 'aal1' | 'aal2'
/** The part of an access token's claims that identifies the caller and the session. */
export type Bearer = { sub: string; session_id: string; aal: AuthenticatorAssurance }

/** Whether the session still needs its second factor. */
export const lacksSecondFactor = ({ aal, hasSecondFactor }: Assurance): boolean => hasSecondFactor && aal === 'aal1'

/** Whether a token's session is still live, and how far it is trusted. One statement, by primary keys. */
export async function checkSession(db: AuthDb, clock: AuthClock, bearer: Bearer): Promise<SessionState> {
  const row = await db
    .selectFrom('auth.users as user')
    .leftJoin('auth.sessions as session', (join) =>
      join.onRef('session.user_id', '=', 'user.id').on('session.id', '=', bearer.session_id),
    )
    .select(({ exists, selectFrom }) => [
      'user.banned_until',
      'session.id as session_id',
      'session.aal',
      exists(
        selectFrom('auth.factors as factor')
          .select('factor.id')
          .whereRef('factor.user_id', '=', 'user.id')
          .where('factor.status', '=', 'verified'),
      ).as('has_second_factor'),
    ])
    .where('user.id', '=', bearer.sub)
    .executeTakeFirst()
  if (row === undefined) return refuse('user_not_found')
  const banned = isBanned(row.banned_until, clock.now())
  if (row.session_id === null) return { ...refuse('session_not_found'), isBanned: banned }
  if (banned) return { ...refuse('user_banned'), isBanned: true }
  const aal = bearer.aal === 'aal2' && row.aal === 'aal2' ? 'aal2' : 'aal1'
  return ok({ aal, hasSecondFactor: Boolean(row.has_second_factor) })
}

export type SessionCheck = {
  check(bearer: Bearer): Promise<SessionState>
  /** Clears the cache; called whenever this process ends a session. */
  clear(): void
}

const maxRemembered = 10_000

/**
 * `checkSession` cached for up to one second, so that a session ended by another process stops working here within that
 * time, while a busy session costs one query a second.
 */
export function createSessionCheck(from: { db: AuthDb; clock: AuthClock; milliseconds?: number }): SessionCheck {
  const { db, clock } = from
  const lifetime = Math.min(from.milliseconds ?? 1000, 1000)
  const remembered = new Map<string, { until: number; state: Promise<SessionState> }>()

  return {
    check(bearer) {
      const key = `${bearer.session_id} ${bearer.sub} ${bearer.aal}`
      const now = clock.now().getTime()
      const known = remembered.get(key)
      if (known && now < known.until) return known.state
      if (remembered.size >= maxRemembered) remembered.clear()
      const state = checkSession(db, clock, bearer)
      remembered.set(key, { until: now + lifetime, state })
      state.catch(() => remembered.delete(key))
      return state
    },
    clear: () => remembered.clear(),
  }
}
