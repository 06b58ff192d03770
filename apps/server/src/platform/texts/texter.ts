/** A text message ready to send. */
export type Text = {
  /** Why it is sent, unique per reason: a repeated job sends nothing twice. */
  key: string
  /** The number in E.164 form, with "+". */
  to: string
  text: string
}

export interface Texter {
  /** Sends by the gateway, or captures for /dev/mail. Throws when the gateway cannot be reached or refuses for now. */
  send(text: Text): Promise<void>
}
