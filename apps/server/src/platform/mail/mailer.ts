/** A mail ready to send: both bodies rendered. */
export type Mail = {
  /** Why it is sent, unique per reason ("invite:<conflict>:1"): a repeated job sends nothing twice. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  /** People it names besides its recipient, in whichever way: a captured copy goes when one of them is erased. */
  about?: readonly string[]
}

export interface Mailer {
  /** Sends by SMTP, or captures for /dev/mail. Throws when the receiver cannot be reached or refuses for now. */
  send(mail: Mail): Promise<void>
}
