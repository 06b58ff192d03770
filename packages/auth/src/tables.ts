import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CodeSlot } from './codes/slots.ts'
import type { SecurityEventType } from './events/types.ts'
import type { AuthenticationMethod } from './sessions/types.ts'

type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

export type Metadata = Record<string, unknown>
export type AppMetadata = { provider?: string; providers?: string[] }

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
  last_sign_in_at: Date | null
  banned_until: Date | null
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
  token_hash: string
  address: string
  created_at: Date
  expires_at: Date
}

type SigningKeysTable = { kid: string; private_jwk: Json<Record<string, unknown>>; created_at: Date }

type FactorsTable = {
  id: string
  user_id: string
  factor_type: 'totp' | 'phone'
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
  created_at: Date
  expires_at: Date
  verified_at: Date | null
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
  'auth.signing_keys': SigningKeysTable
  'auth.factors': FactorsTable
  'auth.factor_challenges': FactorChallengesTable
  'auth.sealing_keys': SealingKeysTable
  'auth.web3_messages': Web3MessagesTable
  'auth.security_events': SecurityEventsTable
}
