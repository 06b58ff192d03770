import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as client from 'openid-client'
import type { AuthContext } from '../context.ts'
import type { Challenge } from '../flows/challenge.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { AuthTables } from '../tables.ts'
import { isUuid } from '../uuid.ts'

export type ExternalFlow = Selectable<AuthTables['auth.external_flows']>

export type Linking = { sessionId: string; browserHash: string | null }

type FlowStart = {
  provider: string
  /** An allowed target. */
  redirectTo: string
  challenge: Challenge | null
  samlRequestId?: string
  /**
   * The session of a user who links an identity, and the hash of their browser's cookie where there is no challenge.
   */
  linking?: Linking
}

/**
 * Stores the state of a user who is sent elsewhere to sign in. They have ten minutes, because a second factor there
 * takes time.
 */
export async function startFlow({ db, clock }: AuthContext, start: FlowStart): Promise<ExternalFlow> {
  const now = clock.now()
  return await db
    .insertInto('auth.external_flows')
    .values({
      id: randomUUID(),
      provider: start.provider,
      redirect_to: start.redirectTo,
      code_challenge: start.challenge?.challenge ?? null,
      code_challenge_method: start.challenge?.method ?? null,
      provider_verifier: client.randomPKCECodeVerifier(),
      nonce: client.randomNonce(),
      saml_request_id: start.samlRequestId ?? null,
      linking_session_id: start.linking?.sessionId ?? null,
      browser_hash: start.linking?.browserHash ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + 10 * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The endpoint that a user comes back to: from a provider, or from an organisation with SAML. Neither knows the other's
 * flows.
 */
type ReturnEndpoint = 'callback' | 'acs'

/**
 * Consumes a flow when its user returns; of two concurrent requests, one gets it.
 * @returns the flow, if it exists, even with a refusal: the error is sent to its redirect target
 */
export async function takeFlow(
  { db, clock }: AuthContext,
  id: string,
  endpoint: ReturnEndpoint,
): Promise<{ result: Result<ExternalFlow>; flow: ExternalFlow | null }> {
  if (!isUuid(id)) return { result: refuse('bad_oauth_state'), flow: null }
  const now = clock.now()
  const is = endpoint === 'acs' ? 'is not' : 'is'
  const taken = await db
    .updateTable('auth.external_flows')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('saml_request_id', is, null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (taken !== undefined) return { result: ok(taken), flow: taken }
  const known = await db
    .selectFrom('auth.external_flows')
    .selectAll()
    .where('id', '=', id)
    .where('saml_request_id', is, null)
    .executeTakeFirst()
  if (known === undefined) return { result: refuse('bad_oauth_state'), flow: null }
  return { result: refuse(known.used_at === null ? 'flow_state_expired' : 'flow_state_already_used'), flow: known }
}

export const challengeOf = (flow: ExternalFlow): Challenge | null =>
  flow.code_challenge === null || flow.code_challenge_method === null
    ? null
    : { challenge: flow.code_challenge, method: flow.code_challenge_method }
