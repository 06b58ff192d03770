import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { issueAuthCode, type Proved } from '../flows/auth-code.ts'
import type { AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Bearer } from '../sessions/check.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import { viewSession } from '../sessions/view.ts'
import { enterTogether } from './enter.ts'
import { findManaged } from './find-managed.ts'
import { findPerson } from './find-person.ts'
import { challengeOf, type ExternalFlow } from './flows.ts'
import { findIdentity } from './identities.ts'
import { linkedAlready, linkIdentity } from './link.ts'

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
  const owner = await findLinker(tx, flow.linking_session_id)
  return owner.ok ? await linkIdentity(context, tx, owner.value, vouched) : owner
}

/**
 * What an exchange needs to add the identity: only the browser that began has the verifier. An identity that somebody has already is told
 * at once.
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

/** The flow goes with the session, so that whoever signed out meanwhile links nothing any more. */
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
