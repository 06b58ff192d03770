import type { AuthTx } from '../ports.ts'

type Recipient = { id: string; email: string; metadata: Record<string, unknown> }

/** A mail with a code to type and a link that does the same. */
export type CodeMail = {
  kind: 'confirmation' | 'recovery' | 'magic_link' | 'email_change_new' | 'email_change_current'
  to: string
  code: string
  link: string
  user: Recipient
}
/** A mail with only a code, to type where it was requested. */
export type NonceMail = { kind: 'reauthentication'; to: string; code: string; user: Recipient }
/** A mail about a change to the account, in case someone else made it. */
export type NoticeMail = { kind: 'password_changed' | 'factor_added' | 'factor_removed'; to: string; user: Recipient }
export type AuthMail = CodeMail | NonceMail | NoticeMail

/** Only stores the mail, to be sent later: it runs inside a transaction. */
export interface AuthMailer {
  queue(tx: AuthTx, mail: AuthMail): Promise<void>
}

/** A text message with a code. The host supplies the wording. */
export type AuthText = {
  kind: 'phone_confirmation' | 'phone_sign_in' | 'phone_change' | 'reauthentication' | 'factor'
  /** The number in E.164 form, with "+". */
  to: string
  code: string
  /** When the code expires; the message needn't be sent after that. */
  validUntil: Date
}

/** Only stores the text, to be sent later: it runs inside a transaction. */
export interface AuthTexter {
  queue(tx: AuthTx, text: AuthText): Promise<void>
}
