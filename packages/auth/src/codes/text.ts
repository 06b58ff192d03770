import type { AuthTx } from '../ports.ts'

/** A text message with a code. The host words it. */
export type AuthText = {
  kind: 'phone_confirmation' | 'phone_sign_in' | 'phone_change' | 'reauthentication' | 'factor'
  /** The number in E.164 form, with "+". */
  to: string
  code: string
  /** Afterwards the code is worth nothing, nor is the message. */
  validUntil: Date
}

/** Sends later what it stores now: it runs inside a transaction. */
export interface AuthTexter {
  queue(tx: AuthTx, text: AuthText): Promise<void>
}
