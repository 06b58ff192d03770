import type { Address } from '../accounts/address.ts'
import type { User } from '../tables.ts'
import type { AuthenticationMethod, CodePurpose, CodeSlot } from '../values.ts'
import type { CodeMail } from './messages.ts'

/** The purposes whose message is a mail with a link. */
export type MailedPurpose = 'confirmation' | 'recovery' | 'magic_link' | 'email_change'

/** The `type` of a mailed link. */
type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change'

type Purpose = {
  /** Purposes in one family share a slot and the wait between two messages. */
  family: string
  /** The field that shows the owner when such a message was last sent. */
  sentAt: keyof User & `${string}_sent_at`
  /** Absent where there is only a code. */
  link?: { type: LinkType; method: AuthenticationMethod['method'] }
}

export const purposes: Record<CodePurpose, Purpose> = {
  confirmation: {
    family: 'confirmation',
    sentAt: 'confirmation_sent_at',
    link: { type: 'signup', method: 'email/signup' },
  },
  recovery: { family: 'recovery', sentAt: 'recovery_sent_at', link: { type: 'recovery', method: 'recovery' } },
  magic_link: { family: 'recovery', sentAt: 'recovery_sent_at', link: { type: 'magiclink', method: 'magiclink' } },
  email_change: {
    family: 'email_change',
    sentAt: 'email_change_sent_at',
    link: { type: 'email_change', method: 'email_change' },
  },
  phone_confirmation: { family: 'sms', sentAt: 'confirmation_sent_at' },
  phone_sign_in: { family: 'sms', sentAt: 'confirmation_sent_at' },
  phone_change: { family: 'phone_change', sentAt: 'phone_change_sent_at' },
  reauthentication: { family: 'reauthentication', sentAt: 'reauthentication_sent_at' },
}

/** Whether the message of this purpose is a mail with a link. */
export const isMailed = (purpose: CodePurpose): purpose is MailedPurpose => purposes[purpose].link !== undefined

/** The mail that carries the link for this purpose. */
export function mailKind(purpose: MailedPurpose, slot: CodeSlot): CodeMail['kind'] {
  if (purpose !== 'email_change') return purpose
  return slot === 'email_change_new' ? 'email_change_new' : 'email_change_current'
}

/** Whether there is anything to send to this account for this purpose. */
export function applies(user: User, purpose: CodePurpose): boolean {
  switch (purpose) {
    case 'confirmation':
      return user.email !== null && user.email_confirmed_at === null
    case 'phone_confirmation':
      return user.phone !== null && user.phone_confirmed_at === null
    case 'email_change':
      return user.new_email !== null
    case 'phone_change':
      return user.new_phone !== null
    default:
      return true
  }
}

export type Recipient = { slot: CodeSlot; to: Address }

/** The slots a purpose fills, and the address each code goes to. An email change sends a code to both addresses. */
export function recipients(user: User, purpose: CodePurpose): Recipient[] {
  switch (purpose) {
    case 'confirmation':
      return recipient('confirmation', 'email', user.email)
    case 'recovery':
    case 'magic_link':
      return recipient('recovery', 'email', user.email)
    case 'email_change':
      return user.new_email === null
        ? []
        : [
            ...recipient('email_change_new', 'email', user.new_email),
            ...recipient('email_change_current', 'email', user.email),
          ]
    case 'phone_confirmation':
    case 'phone_sign_in':
      return recipient('sms', 'phone', user.phone)
    case 'phone_change':
      return recipient('phone_change', 'phone', user.new_phone)
    case 'reauthentication':
      return user.email === null
        ? recipient('reauthentication', 'phone', user.phone)
        : recipient('reauthentication', 'email', user.email)
  }
}

const recipient = (slot: CodeSlot, channel: Address['channel'], value: string | null): Recipient[] =>
  value === null ? [] : [{ slot, to: { channel, value } }]
