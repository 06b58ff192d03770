import type { Token } from './read.ts'
import { withBreaks } from './run-ons.ts'

/**
 * Splits a text into sentences, as ranges of its tokens; a sentence includes its closing mark, which may be that of a
 * quotation: 'You said "I did it." Fraud.'
 */
export function sentencesIn(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const [index, token] of tokens.entries()) {
    sentences.at(-1)?.push(token)
    const isClosed = token.norm === 'Q' && /[.!?…]["”»’']$/.test(token.word)
    if (/^[.!?¶]$/.test(token.norm) || (isClosed && /^\p{Lu}/u.test(tokens[index + 1]?.word ?? ''))) sentences.push([])
  }
  return withBreaks(sentences.filter((sentence) => sentence.length > 0))
}
