/** What a mail says, apart from how it looks: the HTML part and the text part are both made from it. */
export type Letter = {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  heading: string
  body: readonly Block[]
  /** Why this mail came, and what to do about it if it should not have. */
  footer: readonly (Block & { kind: 'paragraph' | 'link' })[]
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** The title of a conflict: the one thing in our mails that somebody else wrote. */
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
