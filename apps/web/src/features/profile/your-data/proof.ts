import type { User } from '@supabase/auth-js'

/** How somebody shows that it is them: by what opens their account, or where nothing does, by having just signed in. */
export type ProofKind = 'password' | 'code' | 'session'

/** What an account has to prove itself by, the usual way first. */
export function proofsOf({ identities = [], email, phone }: User): readonly ProofKind[] {
  const hasPassword = identities.some(({ provider }) => provider === 'email' || provider === 'phone')
  const canGetCode = Boolean(email || phone)
  if (!canGetCode) return ['session']
  return hasPassword ? ['password', 'code'] : ['code']
}
