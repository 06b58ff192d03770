import { createHash, randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { seal, sealingKey, unseal } from '../secrets/seal.ts'
import type { EnteredBy } from '../sessions/sign-in.ts'
import type { User } from '../tables.ts'
import type { Challenge } from './challenge.ts'

/** Fields of the session's answer that another service supplied, such as provider_token. */
export type Carried = Record<string, string>

/**
 * A user who has proved their identity, and how: everything a session needs once the code is exchanged. `linking` is
 * set when they link an identity to their account, which happens at the exchange.
 */
export type Proved = Pick<EnteredBy, 'method' | 'identity'> & {
  user: Pick<User, 'id'>
  carried?: Carried
  linking?: { sessionId: string; profile: ExternalProfile }
}

export const hashAuthCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/**
 * Creates the code that a client exchanges for a session by proving `challenge`. It works once, for five minutes, and
 * is stored only as a hash; the data stored with it can only be decrypted with the code.
 */
export async function issueAuthCode(
  { clock, settings }: Pick<AuthContext, 'clock' | 'settings'>,
  tx: AuthTx,
  challenge: Challenge,
  { user, method, identity, carried, linking }: Proved,
): Promise<string> {
  const code = randomUUID()
  const hash = hashAuthCode(code)
  const now = clock.now()
  const sealed = (value: unknown) => seal(sealingKey(code), JSON.stringify(value), hash)
  await tx
    .insertInto('auth.flow_states')
    .values({
      code_hash: hash,
      user_id: user.id,
      code_challenge: challenge.challenge,
      code_challenge_method: challenge.method,
      method,
      provider: identity?.provider ?? null,
      provider_id: identity?.providerId ?? null,
      carried: carried === undefined ? null : sealed(carried),
      linking_session_id: linking?.sessionId ?? null,
      profile: linking === undefined ? null : sealed(linking.profile),
      created_at: now,
      expires_at: new Date(now.getTime() + settings.authCodeSeconds * 1000),
    })
    .execute()
  return code
}

/** The data stored with a code; `{}` when there is none. */
export const openCarried = (code: string, carried: string | null): Carried =>
  carried === null ? {} : JSON.parse(opened(code, carried))

/** The provider's data about a user who links an identity. */
export const openProfile = (code: string, profile: string): ExternalProfile => JSON.parse(opened(code, profile))

const opened = (code: string, sealed: string): string => unseal([sealingKey(code)], sealed, hashAuthCode(code))
