import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
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

/** Whether a token's session is still live, and how far it is trusted. */
export async function checkSession(db: AuthDb, clock: AuthClock, bearer: Bearer): Promise<SessionState> {
  const stateOf = await checkSessions(db, clock, [bearer])
  return stateOf(bearer)
}

type CheckedUser = {
  id: string
  banned_until: Date | null
  session_id: string | null
  aal: AuthenticatorAssurance | null
  has_second_factor: boolean
}

/**
 * The same for many tokens, in one statement, by primary keys. Raw SQL, because every call of a signed-in user runs it.
 * @returns a function that looks up a token's state
 */
async function checkSessions(
  db: AuthDb,
  clock: AuthClock,
  bearers: readonly Bearer[],
): Promise<(bearer: Bearer) => SessionState> {
  const { rows } = await sql<CheckedUser>`
    select u.id, u.banned_until, s.id as session_id, s.aal,
      exists (select from auth.factors where user_id = u.id and status = 'verified') as has_second_factor
    from auth.users u
    left join auth.sessions s on s.user_id = u.id and s.id = any(${bearers.map(({ session_id }) => session_id)}::uuid[])
    where u.id = any(${bearers.map(({ sub }) => sub)}::uuid[])`.execute(db)
  const now = clock.now()
  const users = new Map(rows.map((row) => [row.id, row]))
  const live = new Map(rows.map((row) => [`${row.id} ${row.session_id}`, row]))
  return ({ sub, session_id, aal }) => {
    const user = users.get(sub)
    if (!user) return refuse('user_not_found')
    const banned = isBanned(user.banned_until, now)
    const session = live.get(`${sub} ${session_id}`)
    if (!session) return { ...refuse('session_not_found'), isBanned: banned }
    if (banned) return { ...refuse('user_banned'), isBanned: true }
    const trusted = aal === 'aal2' && session.aal === 'aal2' ? 'aal2' : 'aal1'
    return ok({ aal: trusted, hasSecondFactor: user.has_second_factor })
  }
}

/**
 * `checkSession` for callers in the same turn of the event loop, such as all streams that an event is written to: they
 * share one statement, which begins after all of them have called.
 */
function createBatchedCheck(db: AuthDb, clock: AuthClock): (bearer: Bearer) => Promise<SessionState> {
  let gathering: { bearers: Bearer[]; checked: Promise<(bearer: Bearer) => SessionState> } | null = null
  return async (bearer) => {
    if (!gathering) {
      const bearers: Bearer[] = []
      const checked = setImmediate().then(() => {
        gathering = null
        return checkSessions(db, clock, bearers)
      })
      gathering = { bearers, checked }
    }
    gathering.bearers.push(bearer)
    const stateOf = await gathering.checked
    return stateOf(bearer)
  }
}

export type SessionCheck = {
  check(bearer: Bearer): Promise<SessionState>
  /** Clears the cache; called whenever this process ends a session. */
  clear(): void
}

const maxCached = 10_000

/**
 * `checkSession`, cached for up to one second: a session ended by another process stops working here within that time,
 * and a busy session costs up to one query a second, shared with the sessions that are checked at the same moment.
 */
export function createSessionCheck(from: { db: AuthDb; clock: AuthClock; milliseconds?: number }): SessionCheck {
  const { db, clock } = from
  const lifetime = Math.min(from.milliseconds ?? 1000, 1000)
  const checkNow = createBatchedCheck(db, clock)
  const cached = new Map<string, { until: number; state: Promise<SessionState> }>()

  return {
    check(bearer) {
      const key = `${bearer.session_id} ${bearer.sub} ${bearer.aal}`
      const now = clock.now().getTime()
      const known = cached.get(key)
      if (known && now < known.until) return known.state
      if (cached.size >= maxCached) cached.clear()
      const state = checkNow(bearer)
      cached.set(key, { until: now + lifetime, state })
      state.catch(() => cached.delete(key))
      return state
    },
    clear: () => cached.clear(),
  }
}
