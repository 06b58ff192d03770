import type { CodeSlot } from '../values.ts'

const slots = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  sms: ['sms'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly CodeSlot[]>

export type VerifyType = keyof typeof slots

export const isVerifyType = (type: string | null | undefined): type is VerifyType =>
  typeof type === 'string' && Object.hasOwn(slots, type)

/** The slots where the code of a verification type may be. */
export const slotsOf = (type: VerifyType): readonly CodeSlot[] => slots[type]
