/** A mail ready to send: both bodies rendered. */
export type Mail = {
  /** Identifies the mail ("invite:<conflict>:1"), so that a repeated job sends nothing twice. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Record<string, string>
  /** Other people that it names in any way: a captured copy is deleted when one of them is erased. */
  about?: readonly string[]
}

export interface Mailer {
  /** Sends by SMTP, or captures for /dev/mail. Throws when the mail server cannot be reached or refuses temporarily. */
  send(mail: Mail): Promise<void>
}
