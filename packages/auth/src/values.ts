/** The values of database columns. This file imports nothing, so that tables, rows and code can all build on it. */

/** The purposes that codes are sent for. */
export type CodePurpose =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'phone_confirmation'
  | 'phone_sign_in'
  | 'phone_change'
  | 'reauthentication'

/**
 * The slots for codes. Each account has one of each; recovery is shared with magic links, and sms by sign-up and
 * sign-in with a phone.
 */
export type CodeSlot =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'sms'
  | 'phone_change'
  | 'reauthentication'

/** The events that an account's owner can read in its history. */
export type SecurityEventType =
  | 'signed_up'
  | 'email_confirmed'
  | 'signed_in'
  | 'signed_out'
  | 'session_revoked'
  | 'refresh_token_reused'
  | 'recovery_requested'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'phone_confirmed'
  | 'phone_change_requested'
  | 'phone_changed'
  | 'sign_in_code_requested'
  | 'sign_in_blocked'
  | 'reauthentication_requested'
  | 'factor_added'
  | 'factor_removed'
  | 'factor_passed'
  | 'deletion_requested'
  | 'deletion_cancelled'

export type ChallengeMethod = 's256' | 'plain'

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
    | 'mfa/webauthn'
  timestamp: number
  /** The provider that vouched for the user, where there was one. */
  provider?: string
}

/** The data about an account's user, as the client and the host write it. */
export type Metadata = Record<string, unknown>

/** The service's own data about an account: how its user can sign in. */
export type AppMetadata = { provider?: string; providers?: string[] }
