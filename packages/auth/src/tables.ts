import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type {
  AppMetadata,
  AuthenticationMethod,
  ChallengeMethod,
  CodePurpose,
  CodeSlot,
  Metadata,
  SecurityEventType,
} from './values.ts'

type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

type UsersTable = {
  id: string
  email: string | null
  password_hash: string | null
  app_metadata: JsonWithDefault<AppMetadata>
  user_metadata: JsonWithDefault<Metadata>
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  new_email: string | null
  email_change_sent_at: Date | null
  email_change_confirmed_by: 'new' | 'current' | null
  /** Digits without "+". */
  phone: string | null
  phone_confirmed_at: Date | null
  new_phone: string | null
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  /** An organisation created the account: it is never joined with another account by its address. */
  is_sso_user: Generated<boolean>
  created_at: Date
  updated_at: Date
}

type IdentitiesTable = {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Json<Metadata>
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

type SessionsTable = {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  amr: Json<AuthenticationMethod[]>
  user_agent: string | null
  generation: Generated<number>
  trusted_generation: Generated<number>
  created_at: Date
  refreshed_at: Date
}

type RefreshTokensTable = {
  token_hash: string
  session_id: string
  generation: number
  successor_salt: string | null
  rotated_at: Date | null
  created_at: Date
}

type OneTimeTokensTable = {
  user_id: string
  slot: CodeSlot
  purpose: CodePurpose
  code_hash: string
  /** The hash of the link's token; null if there is only a code. */
  link_hash: string | null
  address: string
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  created_at: Date
  expires_at: Date
}

type MessageRequestsTable = { key: string; at: Date }

type FlowStatesTable = {
  code_hash: string
  user_id: string
  code_challenge: string
  code_challenge_method: ChallengeMethod
  method: AuthenticationMethod['method']
  provider: string | null
  provider_id: string | null
  carried: string | null
  linking_session_id: string | null
  profile: string | null
  created_at: Date
  expires_at: Date
}

type ExternalFlowsTable = {
  id: string
  provider: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  provider_verifier: string
  nonce: string
  saml_request_id: string | null
  linking_session_id: string | null
  browser_hash: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

type SigningKeysTable = {
  kid: string
  private_jwk: Json<Record<string, unknown>>
  number: number
  signs_from: Date
  created_at: Date
}

type FactorsTable = {
  id: string
  user_id: string
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'unverified' | 'verified'
  friendly_name: string
  phone: string | null
  sealed_secret: string | null
  last_used_step: number | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

type FactorChallengesTable = {
  id: string
  factor_id: string
  address_hash: string
  code_hash: string | null
  /** What a passkey has to sign, as base64url. */
  webauthn_challenge: string | null
  /** The only session that may answer; null for codes, which any of the user's sessions may show. */
  session_id: string | null
  created_at: Date
  expires_at: Date
  verified_at: Date | null
}

type PasskeysTable = {
  factor_id: string
  credential_id: string
  public_key: string
  /** A PostgreSQL server returns a bigint as text. */
  counter: ColumnType<number | string, number, number>
  verifies_user: boolean
  transports: Json<string[]>
}

type SealingKeysTable = { secret: string; created_at: Date }

type Web3MessagesTable = { message_hash: string; expires_at: Date }

type SecurityEventsTable = {
  id: GeneratedAlways<number>
  user_id: string
  type: SecurityEventType
  session_id: string | null
  at: Date
}

/** Every table of the schema `auth`, as migrations/ creates them. */
export type AuthTables = {
  'auth.users': UsersTable
  'auth.identities': IdentitiesTable
  'auth.sessions': SessionsTable
  'auth.refresh_tokens': RefreshTokensTable
  'auth.one_time_tokens': OneTimeTokensTable
  'auth.message_requests': MessageRequestsTable
  'auth.flow_states': FlowStatesTable
  'auth.signing_keys': SigningKeysTable
  'auth.factors': FactorsTable
  'auth.factor_challenges': FactorChallengesTable
  'auth.passkeys': PasskeysTable
  'auth.sealing_keys': SealingKeysTable
  'auth.web3_messages': Web3MessagesTable
  'auth.external_flows': ExternalFlowsTable
  'auth.security_events': SecurityEventsTable
}

export type User = Selectable<UsersTable>
export type Identity = Selectable<IdentitiesTable>
export type Session = Selectable<SessionsTable>
export type Factor = Selectable<FactorsTable>
