import type { User } from '@supabase/auth-js'

/** How users prove their identity: by password or code or, if they have neither, by a recent sign-in. */
export type ProofKind = 'password' | 'code' | 'session'

/** The proofs available to an account, the default one first. */
export function proofsOf({ identities = [], email, phone }: User): readonly ProofKind[] {
  const hasPassword = identities.some(({ provider }) => provider === 'email' || provider === 'phone')
  const canGetCode = Boolean(email || phone)
  if (!canGetCode) return ['session']
  return hasPassword ? ['password', 'code'] : ['code']
}
