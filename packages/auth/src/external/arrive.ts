import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { issueAuthCode } from '../flows/auth-code.ts'
import type { AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import { viewSession } from '../sessions/view.ts'
import { enterTogether } from './enter.ts'
import { findManaged } from './find-managed.ts'
import { findPerson } from './find-person.ts'
import { challengeOf, type ExternalFlow } from './flows.ts'
import { linkIdentity } from './link.ts'

/** Somebody whom another service has just signed in. The tokens open that service's API. */
export type Arrival = {
  profile: ExternalProfile
  token: string | null
  refreshToken: string | null
  method: 'oauth' | 'sso/saml'
  userAgent: string | null
}
type Fields = Record<string, string>

/** Lets the person in, or links the identity that they came for. @returns what their page finds in its address */
export async function arrive(
  context: AuthContext,
  flow: ExternalFlow,
  arrival: Arrival,
): Promise<Result<{ query?: Fields; fragment?: Fields }>> {
  const { method, userAgent, profile } = arrival
  const identity = { provider: flow.provider, providerId: profile.subject }
  const challenge = challengeOf(flow)
  if (challenge !== null) {
    const code = await enterTogether(context, async (tx) => {
      const user = await findUser(context, tx, flow, arrival)
      if (!user.ok) return user
      const proved = { user: user.value, method, identity, carried: providerTokens(arrival) }
      return ok(await issueAuthCode(context, tx, challenge, proved))
    })
    return code.ok ? ok({ query: { code: code.value } }) : code
  }
  const entered = await enterTogether(context, async (tx) => {
    const user = await findUser(context, tx, flow, arrival)
    return user.ok ? await signIn(context, tx, user.value, { method, userAgent, identity }) : user
  })
  return entered.ok ? ok({ fragment: await sessionFields(context, entered.value, arrival) }) : entered
}

async function findUser(
  context: AuthContext,
  tx: AuthTx,
  flow: ExternalFlow,
  { profile }: Arrival,
): Promise<Result<User>> {
  const vouched = { provider: flow.provider, profile }
  if (flow.saml_request_id !== null) return await findManaged(context, tx, vouched)
  if (flow.linking_session_id === null) return await findPerson(context, tx, vouched)
  // The flow goes with the session, so that whoever signed out meanwhile links nothing any more.
  const session = await tx
    .selectFrom('auth.sessions')
    .select(['id', 'user_id'])
    .where('id', '=', flow.linking_session_id)
    .executeTakeFirst()
  if (session === undefined) return refuse('session_not_found')
  return await linkIdentity(context, tx, { userId: session.user_id, sessionId: session.id }, vouched)
}

async function sessionFields(
  context: AuthContext,
  { user, open }: { user: User; open: OpenSession },
  arrival: Arrival,
): Promise<Fields> {
  const session = await viewSession(context, user, open)
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...providerTokens(arrival),
  }
}

const providerTokens = ({ token, refreshToken }: Arrival): Fields => ({
  ...(token === null ? {} : { provider_token: token }),
  ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
})
