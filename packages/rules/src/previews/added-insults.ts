import { insultsIn } from '../mediator/insults/insults-in.ts'

/** Text in straight or curly quotation marks, or in guillemets. */
const QUOTATION = /["“”„]([^"“”„\n]+)["“”„]|«([^«»\n]+)»/g

const inLowerCase = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The insults that an author's edit adds to the previewed wording, exactly as typed. Quotations from their message are
 * allowed; putting anything else in quotation marks doesn't make it one.
 */
export function addedInsults(edited: string, preview: { text: string; input: { raw_message: string } }): string[] {
  const quoted = new Set(Array.from(preview.input.raw_message.matchAll(QUOTATION), quotedWords))
  const own = edited.replace(QUOTATION, (all: string, ...groups) =>
    quoted.has(quotedWords([all, ...groups])) ? ' ' : ` ${all.slice(1, -1)} `,
  )
  const shown = insultsOf(preview.text)
  return insultsOf(own).filter((insult) => {
    const at = shown.findIndex((one) => inLowerCase(one) === inLowerCase(insult))
    // Each insult in the preview is allowed as often as it occurs there.
    if (at !== -1) shown.splice(at, 1)
    return at === -1
  })
}

const quotedWords = (match: readonly unknown[]): string => inLowerCase(String(match[1] ?? match[2]))

/** Shouting and accusations aren't included because they are the author's decision. */
const insultsOf = (text: string): string[] =>
  insultsIn(text).flatMap(({ text: words, reason }) => (reason === 'insult' ? [words] : []))
