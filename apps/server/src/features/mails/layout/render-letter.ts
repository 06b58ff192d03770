import type { Block, Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'

/** A mail without its key and recipient. */
export type RenderedMail = { subject: string; text: string; html: string }

/** @param siteUrl where the wordmark leads */
export const renderLetter = (letter: Letter, siteUrl: string): RenderedMail => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter, siteUrl),
})

/** The text part: the same text in the same order, each URL on its own line. */
const letterText = ({ heading, body, footer }: Letter): string =>
  [heading, ...body.map(lines), '--', ...footer.map(lines)].join('\n\n').concat('\n')

function lines(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'title':
      return `“${block.text}”`
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'code':
      return block.code
  }
}
