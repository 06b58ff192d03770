import type { User } from '../accounts/store.ts'
import type { CodeSlot } from './slots.ts'

/** Why codes are mailed; each account may ask for each once a minute. */
export type CodePurpose = 'confirmation' | 'recovery' | 'email_change'
/** The `type` of a mailed link. */
export type LinkType = 'signup' | 'recovery' | 'email_change'

/** When codes for this purpose were last mailed. */
export const lastSentAt = (user: User, purpose: CodePurpose): Date | null => user[sentAtColumn[purpose]]

export const sentAtColumn = {
  confirmation: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
} as const satisfies Record<CodePurpose, keyof User>

export const linkType: Record<CodePurpose, LinkType> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
}

/** Which slots a purpose fills, and to which address each code goes. An e-mail change asks both addresses. */
export function recipients(user: User, purpose: CodePurpose): { slot: CodeSlot; to: string }[] {
  const current = user.email === null ? [] : [user.email]
  if (purpose !== 'email_change') return current.map((to) => ({ slot: purpose, to }))
  if (user.new_email === null) return []
  return [
    { slot: 'email_change_new', to: user.new_email },
    ...current.map((to) => ({ slot: 'email_change_current' as const, to })),
  ]
}
