import { pattern } from '../../text/pattern.ts'
import { type Clause, VERB } from '../insults/clauses/clauses-in.ts'
import { textOf } from '../insults/clauses/must-stay.ts'
import type { Token } from '../insults/tokens.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { isInterjection } from './empty-clauses.ts'
import { isFact } from './hard-facts.ts'

export const JOINT = /^(?:and|but|so|or|because|yet|plus|then|though)$/
/** Words that mark a predicate: a piece with one is a clause, not a list of names. */
export const FINITE = new RegExp(
  pattern`
    ^(?:am|be|left|forgot|lost|broke|took|said|told|went|made|kept|let|hit|hurt|spent|sent|sold|paid|came|did|had|got|
    gave|ate|stole|lied|wrote|never|i|you're|we|he|he's|she|she's|they|they are|it's|that's|there|what's)$
  `,
)
/** In words. A name alone between commas addresses the reader. */
export const LONGEST_NAME = 3

/** What is left of a clause: the indexes of its words, and the words themselves without an "and" before them. */
export type Piece = Clause & { kept: readonly number[]; words: string }

export function pieceOf(sentence: readonly Token[], clause: Clause, gone: ReadonlySet<number>): Piece {
  const kept: number[] = []
  for (let at = clause.from; at < clause.to; at += 1) if (!gone.has(at)) kept.push(at)
  const norms = kept.map((at) => sentence[at]?.norm ?? '')
  while (JOINT.test(norms[0] ?? '')) norms.shift()
  return { ...clause, kept, words: norms.join(' ') }
}

export const keptTokens = (sentence: readonly Token[], { kept }: Piece): Token[] =>
  kept.flatMap((at) => sentence[at] ?? [])

export const isName = (sentence: readonly Token[], piece: Piece): boolean => {
  const tokens = keptTokens(sentence, piece)
  return (
    tokens.length > 0 &&
    tokens.length <= LONGEST_NAME &&
    tokens.every(({ word, norm }) => /^\p{Lu}/u.test(word) && !FINITE.test(norm) && norm !== 'Q') &&
    !isInterjection(piece.words)
  )
}

/** "One" and "half" aren't figures here: "every last one of you", "half the choir". */
export const holdsFact = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isFact(token, at === 0) && !/^(?:one|half|first|once)$/.test(token.norm))

export const asks = (tokens: readonly Token[]): boolean =>
  /\b(?:please|pls|kindly)\b/.test(wordsOf(tokens)) || requestsIn(textOf(tokens)).length > 0

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ')

export const isVerbless = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ norm }) => VERB.test(norm) || FINITE.test(norm))
