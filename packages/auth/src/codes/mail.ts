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
/** A mail with a code alone, to type where it was asked for. */
export type NonceMail = { kind: 'reauthentication'; to: string; code: string; user: Recipient }
/** A mail about a change of the account, in case someone else made it. */
export type NoticeMail = { kind: 'password_changed' | 'factor_added' | 'factor_removed'; to: string; user: Recipient }
export type AuthMail = CodeMail | NonceMail | NoticeMail

/** Sends later what it stores now: it runs inside a transaction. */
export interface AuthMailer {
  queue(tx: AuthTx, mail: AuthMail): Promise<void>
}
