import type { Clause } from '../insults/clauses/clauses-in.ts'
import type { Token } from '../insults/tokens.ts'
import { holdsFact, isName, JOINT, keptTokens, type Piece } from './pieces.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const WOULD = /^(?:then )?(?:you|i|we|he|she|they|it|that) (?:would|'d|could|might|wouldn't|couldn't)\b/

const EMPTY_RESULT = /^(?:you|he|she|they) (?:would|'d|could|wouldn't|couldn't)(?: [a-z]+){1,3}$/

const remove = ({ from, to }: Clause, gone: Set<number>): void => {
  for (let at = from; at < to; at += 1) gone.add(at)
}

/**
 * "[If you had eyes,] you would have looked": without its condition, a result becomes a claim and is cut as well. If it
 * holds a fact, both stay.
 */
export function settleResults(sentence: readonly Token[], pieces: readonly Piece[], gone: Set<number>): void {
  for (const [at, condition] of pieces.entries()) {
    const result = pieces[at + 1]
    if (sentence[condition.from]?.norm !== 'if' || !gone.has(condition.from) || !result || !WOULD.test(result.words))
      continue
    if (!holdsFact(keptTokens(sentence, result))) remove(result, gone)
    else for (let index = condition.from; index < result.from; index += 1) gone.delete(index)
  }
  for (const [at, condition] of pieces.entries()) {
    // "You'd complain [if your hair was on fire] and I handed you a hose"
    const [main, more] = [pieces[at - 1], pieces[at + 1]]
    if (sentence[condition.from]?.norm !== 'if' || !gone.has(condition.from) || !main || !EMPTY_RESULT.test(main.words))
      continue
    if (main.to === condition.from) remove(main, gone)
    if (more?.from === condition.to && sentence[more.from]?.norm === 'and' && !holdsFact(keptTokens(sentence, more)))
      remove(more, gone)
  }
  for (const [at, piece] of pieces.entries()) {
    const start = sentence[piece.from]?.norm === 'if' ? piece.from : -1
    // "[If you had eyes] you would have looked": the same without a comma.
    if (start === -1 || !gone.has(start) || !WOULD.test(piece.words)) continue
    if (!pieces.slice(at).some((one) => holdsFact(keptTokens(sentence, one)))) remove(piece, gone)
    else for (let index = start; index < (piece.kept[0] ?? 0); index += 1) gone.delete(index)
    if (/^(?:and|but)$/.test(sentence[start - 1]?.norm ?? '') && !gone.has(start)) gone.delete(start - 1)
  }
}

/** "[Jo's boy sits in the same class] and he got 91": with a fact about "he", both clauses stay. */
export function keepAntecedents(sentence: readonly Token[], pieces: readonly Piece[], gone: Set<number>): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    if (!before || before.kept.length > 0 || !/^(?:he|she|they) /.test(piece.words)) continue
    const first = sentence[before.from]?.norm ?? ''
    const isReader = /^(?:you|your|you're)$/.test(first) && !OF_READER.test(sentence[before.from + 1]?.norm ?? '')
    if (isReader || !holdsFact(keptTokens(sentence, piece))) continue
    for (let index = before.from; index < piece.from; index += 1) gone.delete(index)
  }
}

/** "[Your nan would be ashamed of you], and she told me on the 9th" */
const OF_READER = /^P$/

/**
 * "If you took it, [you're a thief]": without its main clause, a condition says nothing and is cut as well. If it holds
 * a fact, both stay.
 */
export function settleConditions(sentence: readonly Token[], pieces: readonly Piece[], gone: Set<number>): void {
  const isKept = (piece: Piece | undefined): boolean => piece?.kept.some((at) => !gone.has(at)) ?? false
  const says = (piece: Piece): boolean => isKept(piece) && !isName(sentence, piece)
  for (const [at, condition] of pieces.entries()) {
    const main = pieces[at + 1]
    if (!CONDITION.test(condition.words) || !isKept(condition) || !main || isKept(main)) continue
    const [before, after] = [pieces.slice(0, at), pieces.slice(at + 2)].map((others) => others.some(says))
    if (before || (after && !JOINT.test(sentence[main.to + 1]?.norm ?? ''))) continue
    const part = holdsFact(keptTokens(sentence, condition)) ? gone : null
    for (let index = condition.from; index < main.to; index += 1) part ? part.delete(index) : gone.add(index)
  }
}

const CONDITION = /^(?:even )?(?:if|when|whenever|unless|because|although|though|as long as) /
