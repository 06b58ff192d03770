/** A text message ready to send. */
export type Text = {
  /** Identifies the message, so that a repeated job sends nothing twice. */
  key: string
  /** The number in E.164 form, with "+". */
  to: string
  text: string
}

export interface Texter {
  /**
   * Sends through the gateway, or captures for /dev/mail. Throws when the gateway cannot be reached or refuses
   * temporarily.
   */
  send(text: Text): Promise<void>
}
