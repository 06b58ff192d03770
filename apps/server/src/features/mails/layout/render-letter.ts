import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** A mail without its key and recipient. */
export type RenderedMail = { subject: string; text: string; html: string }

/** @param siteUrl where the wordmark leads */
export const renderLetter = (letter: Letter, siteUrl: string): RenderedMail => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, siteUrl),
})
