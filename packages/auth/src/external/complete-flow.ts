import type { AuthContext } from '../context.ts'
import { issueAuthCode, type Proved } from '../flows/auth-code.ts'
import type { AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Bearer } from '../sessions/check.ts'
import { sessionWithToken } from '../sessions/reply.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/start.ts'
import type { User } from '../tables.ts'
import { retryOnConflict } from './conflict-retry.ts'
import { findOrCreateAccount, findOrCreateManagedAccount } from './find-account.ts'
import { challengeOf, type ExternalFlow } from './flows.ts'
import { findIdentity } from './identities.ts'
import { linkedAlready, linkIdentity } from './link.ts'

/** A user who has just signed in with another service. The tokens open that service's API. */
type Arrival = {
  profile: ExternalProfile
  token: string | null
  refreshToken: string | null
  method: 'oauth' | 'sso/saml'
  userAgent: string | null
}
type Fields = Record<string, string>

/** Signs the user in, or links the identity. @returns the parameters for the page that they return to */
export async function completeFlow(
  context: AuthContext,
  flow: ExternalFlow,
  arrival: Arrival,
): Promise<Result<{ query?: Fields; fragment?: Fields }>> {
  const { method, userAgent, profile } = arrival
  const identity = { provider: flow.provider, providerId: profile.subject }
  const challenge = challengeOf(flow)
  if (challenge !== null) {
    const code = await retryOnConflict(context, async (tx) => {
      const proved = { method, identity, carried: providerTokens(arrival) }
      if (flow.linking_session_id !== null) {
        const linking = await findLinking(tx, flow, arrival)
        return linking.ok ? ok(await issueAuthCode(context, tx, challenge, { ...proved, ...linking.value })) : linking
      }
      const user = await findUser(context, tx, flow, arrival)
      if (!user.ok) return user
      return ok(await issueAuthCode(context, tx, challenge, { ...proved, user: user.value }))
    })
    return code.ok ? ok({ query: { code: code.value } }) : code
  }
  const entered = await retryOnConflict(context, async (tx) => {
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
  if (flow.saml_request_id !== null) return await findOrCreateManagedAccount(context, tx, vouched)
  if (flow.linking_session_id === null) return await findOrCreateAccount(context, tx, vouched)
  const owner = await findLinker(tx, flow.linking_session_id)
  return owner.ok ? await linkIdentity(context, tx, owner.value, vouched) : owner
}

/**
 * What the exchange needs to link the identity. Linking waits for it, because only the browser that started the flow
 * has the verifier. An identity that an account already has is refused right away.
 */
async function findLinking(
  tx: AuthTx,
  flow: ExternalFlow,
  { profile }: Arrival,
): Promise<Result<Pick<Required<Proved>, 'user' | 'linking'>>> {
  const linker = await findLinker(tx, flow.linking_session_id ?? '')
  if (!linker.ok) return linker
  const { sub, session_id: sessionId } = linker.value
  const known = await findIdentity(tx, { provider: flow.provider, profile })
  return known ? linkedAlready(known, sub) : ok({ user: { id: sub }, linking: { sessionId, profile } })
}

/**
 * The user who links an identity. The flow is deleted with their session, so that nothing is linked after signing out.
 */
async function findLinker(tx: AuthTx, sessionId: string): Promise<Result<Bearer>> {
  const session = await tx
    .selectFrom('auth.sessions')
    .select(['id', 'user_id', 'aal'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session === undefined) return refuse('session_not_found')
  return ok({ sub: session.user_id, session_id: session.id, aal: session.aal })
}

async function sessionFields(
  context: AuthContext,
  { user, open }: { user: User; open: OpenSession },
  arrival: Arrival,
): Promise<Fields> {
  const session = await sessionWithToken(context, user, open)
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
