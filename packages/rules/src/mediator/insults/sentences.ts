import { type LikelihoodsIn, withBreaks } from './run-ons.ts'
import type { Token } from './tokens.ts'

/**
 * Splits a text into sentences, as ranges of its tokens; a sentence includes its closing mark, which may be that of a
 * quotation: 'You said "I did it." Fraud.'
 * @param likelihoodsIn adds the places at which a model finds a missing full stop likely
 */
export function sentencesIn(tokens: readonly Token[], likelihoodsIn?: LikelihoodsIn): Token[][] {
  const sentences: Token[][] = [[]]
  for (const [index, token] of tokens.entries()) {
    sentences.at(-1)?.push(token)
    const next = tokens[index + 1]
    const isClosed = token.norm === 'Q' && /[.!?…]["”»’']$/.test(token.word)
    const ends = ENDS.test(token.norm) && !isInBrackets(sentences.at(-1), next)
    if (ends || (isClosed && /^\p{Lu}/u.test(next?.word ?? '')) || isAfterBrackets(tokens, index)) sentences.push([])
  }
  return withBreaks(
    sentences.filter((sentence) => sentence.length > 0),
    likelihoodsIn,
  )
}

const ENDS = /^[.!?¶]$/

/** "Your car insurance (£167!!) and her taxes" is one sentence. */
const isInBrackets = (sentence: readonly Token[] = [], next: Token | undefined): boolean =>
  next?.word === ')' && sentence.findLastIndex(({ word }) => word === '(') > 0

/** "You were late (again!) | We waited." */
const isAfterBrackets = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.word === ')' &&
  ENDS.test(tokens[index - 1]?.norm ?? '') &&
  /^\p{Lu}(?:\p{Ll}|$)/u.test(tokens[index + 1]?.word ?? '')
