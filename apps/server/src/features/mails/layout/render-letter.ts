import { render } from '@react-email/render'
import { createElement } from 'react'
import type { Letter } from './letter.ts'
import { LetterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** A mail but for its key and recipient. */
export type RenderedMail = { subject: string; text: string; html: string }

export const renderLetter = async (letter: Letter, siteUrl: string): Promise<RenderedMail> => ({
  subject: letter.subject,
  text: letterText(letter),
  html: await render(createElement(LetterHtml, { letter, siteUrl })),
})
