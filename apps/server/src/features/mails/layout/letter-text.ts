import type { Block, Letter } from './letter.ts'

/** The text part: the same text in the same order, each URL on its own line. */
export const letterText = ({ heading, body, footer }: Letter): string =>
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
