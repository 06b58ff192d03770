/** The content of a mail, independent of its layout: the HTML part and the text part are both generated from it. */
export type Letter = {
  subject: string
  /** Shown next to the subject in an inbox. */
  preheader: string
  heading: string
  body: readonly Block[]
  /** Why the recipient gets this mail, and what to do if they should not have. */
  footer: readonly (Block & { kind: 'paragraph' | 'link' })[]
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** The title of a conflict. Apart from agreements, it is the only text in our mails that another user wrote. */
  | { kind: 'title'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; code: string }

export const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
export const heading = (text: string) => ({ kind: 'heading', text }) as const
export const title = (text: string) => ({ kind: 'title', text }) as const
export const steps = (...items: readonly string[]) => ({ kind: 'steps', items }) as const
export const button = (label: string, url: string) => ({ kind: 'button', label, url }) as const
export const link = (label: string, url: string) => ({ kind: 'link', label, url }) as const
export const code = (digits: string) => ({ kind: 'code', code: digits }) as const
