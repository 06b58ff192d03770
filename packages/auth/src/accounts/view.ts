import type { AuthContext } from '../context.ts'
import { listFactors, viewFactor } from '../factors/store.ts'
import type { Factor, Identity, User } from '../tables.ts'
import { listIdentities } from './store.ts'

const timestamps = (times: Record<string, Date | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(times).flatMap(([name, at]) => (at === null ? [] : [[name, at.toISOString()]])))

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null ? (one < other ? one : other) : (one ?? other)

const viewIdentity = (identity: Identity) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  ...(typeof identity.identity_data.email === 'string' ? { email: identity.identity_data.email } : {}),
  ...timestamps({
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
  }),
})

/** The User object as clients get it: absent strings are empty, absent times are left out, and secrets never appear. */
export const viewUser = (user: User, identities: readonly Identity[], factors: readonly Factor[] = []) => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email ?? '',
  phone: user.phone ?? '',
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  identities: identities.map(viewIdentity),
  ...(factors.length === 0 ? {} : { factors: factors.map(viewFactor) }),
  is_anonymous: false,
  ...timestamps({
    created_at: user.created_at,
    updated_at: user.updated_at,
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmed_at: earlier(user.email_confirmed_at, user.phone_confirmed_at),
    last_sign_in_at: user.last_sign_in_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    email_change_sent_at: user.email_change_sent_at,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    banned_until: user.banned_until,
  }),
  ...(user.new_email === null ? {} : { new_email: user.new_email }),
  ...(user.new_phone === null ? {} : { new_phone: user.new_phone }),
})

/** An account with its identities and second factors, as its owner sees it. Must not run inside a transaction. */
export async function viewAccount({ db, clock }: Pick<AuthContext, 'db' | 'clock'>, user: User) {
  const [identities, factors] = await Promise.all([listIdentities(db, user.id), listFactors(db, user.id, clock.now())])
  return viewUser(user, identities, factors)
}
