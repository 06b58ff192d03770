import type { Selectable } from 'kysely'
import type { AuthTables } from '../tables.ts'

/** How a session was authenticated, as its token's `amr` lists it; `timestamp` in seconds since 1970. */
export type AuthenticationMethod = {
  method:
    | 'password'
    | 'otp'
    | 'email/signup'
    | 'recovery'
    | 'magiclink'
    | 'email_change'
    | 'oauth'
    | 'sso/saml'
    | 'web3'
    | 'totp'
    | 'mfa/phone'
  timestamp: number
  /** Who vouched for the person, where somebody else did. */
  provider?: string
}

export type Session = Selectable<AuthTables['auth.sessions']>

/** A session just started or refreshed. The token exists in the clear only here and in the answer. */
export type OpenSession = { session: Session; refreshToken: string }
