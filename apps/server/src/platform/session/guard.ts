import { createHash, timingSafeEqual } from 'node:crypto'
import type { Access } from '@squash/contract/call'
import { ok, type Result, refuse } from '@squash/rules/result'

/**
 * The authentication service's check of an access token, made on every call, so that a revoked session stops working
 * immediately.
 */
type Authenticate = (
  accessToken: string,
) => Promise<
  | { ok: true; claims: { sub: string; session_id: string; aal: 'aal1' | 'aal2' } }
  | { ok: false; code: string; isBanned?: boolean }
>

type GuardParts = {
  authenticate: Authenticate
  isAdmin: (person: string) => Promise<boolean>
  serviceKey: string | null
}

type GuardRefusal = 'session.required' | 'session.dead' | 'session.banned' | 'session.mfa_required' | 'access.denied'

/** Admits a request to a call, or refuses it. @returns the caller; null for a visitor or the service key */
export type Guard = (access: Access, authorization: string | undefined) => Promise<Result<Caller | null, GuardRefusal>>

/** One guard for every call, driven by the `access` that its contract declares, so that no feature can forget it. */
export function createGuard({ authenticate, isAdmin, serviceKey }: GuardParts): Guard {
  async function callerOf(bearer: string | null): Promise<Result<Caller, GuardRefusal>> {
    if (bearer === null) return refuse('session.required')
    const verdict = await authenticate(bearer)
    if (!verdict.ok && verdict.isBanned) return refuse('session.banned')
    if (!verdict.ok) return refuse(verdict.code === 'mfa_required' ? 'session.mfa_required' : 'session.dead')
    const { sub, session_id, aal } = verdict.claims
    return ok({ id: sub, session: session_id, aal })
  }

  return async (access, authorization) => {
    const bearer = bearerOf(authorization)
    switch (access) {
      case 'public': {
        // A client library sends its project key in place of a session's token: that makes a visitor, not an error.
        const caller = bearer === null ? null : await callerOf(bearer)
        return ok(caller?.ok ? caller.value : null)
      }
      case 'user':
        return callerOf(bearer)
      case 'admin': {
        const caller = await callerOf(bearer)
        return !caller.ok || (await isAdmin(caller.value.id)) ? caller : refuse('access.denied')
      }
      case 'service': {
        if (isServiceKey(bearer, serviceKey)) return ok(null)
        const caller = await callerOf(bearer)
        return caller.ok ? refuse('access.denied') : caller
      }
    }
  }
}

/** The token of an Authorization header, or null when there is none or it is malformed. */
export function bearerOf(header: string | undefined): string | null {
  return header?.match(/^Bearer +(\S+) *$/i)?.[1] ?? null
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a bearer is the service key, compared in constant time. Without a configured service key, none is. */
export const isServiceKey = (bearer: string | null, serviceKey: string | null): boolean =>
  bearer !== null && serviceKey !== null && timingSafeEqual(digest(bearer), digest(serviceKey))

/** A signed-in user, according to their verified access token and valid session. */
export type Caller = { id: string; session: string; aal: 'aal1' | 'aal2' }
