import { sentencesByModel } from '../breaks/model.ts'
import { MARK, type Token, tokensOf } from '../tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** A clause as a range of words in its sentence, without the punctuation around it; `to` is exclusive. */
export type Clause = { readonly from: number; readonly to: number }

const JOINS = /^(?:and|but|so|or|because|while|since|although|though|when|if|unless|until|before|after|then|as)$/
/** After "and", these begin a clause. */
const SUBJECT =
  /^(?:you|you're|i|i am|i have|we|he|he's|she|she's|they|they are|it|it's|that's|there|what's|nobody|everyone|people|please|pls)$/
const TEMPORAL = /^(?:after|before|until|since|as)$/
/** "And now you", "but still I" */
const ADVERB = /^(?:now|then|today|yesterday|still|somehow|suddenly)$/
/** "And the", "or your" often join two nouns; only a verb a few words later shows that a clause begins. */
const NOUN_PHRASE = /^(?:the|my|your|his|her|our|their|this|that|some|half|one|P)$/
export const VERB =
  /^(?:is|are|was|were|has|have|had|does|do|did|don't|doesn't|didn't|can|can't|will|won't|would|could|should|'s|knows|thinks|says)$/
const LONGEST_SUBJECT = 6

/** The clauses of a sentence: between marks, and before a conjunction with a subject. */
export function clausesIn(sentence: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const end = (to: number): void => {
    if (to > from) clauses.push({ from, to })
    from = to
  }
  sentence.forEach(({ norm }, at) => {
    if (MARK.test(norm)) {
      end(at)
      from = at + 1
    } else if (at > from && (JOINS.test(norm) ? beginsClause(sentence, at + 1) : beginsLikeness(sentence, at))) end(at)
  })
  end(sentence.length)
  return clauses
}

function beginsClause(sentence: readonly Token[], at: number): boolean {
  const norms = sentence.slice(at, at + 1 + LONGEST_SUBJECT).map(({ norm }) => norm)
  const [first = '', second = ''] = norms
  const isAdverbial = ADVERB.test(first) && /^(?:and|but)$/.test(sentence[at - 1]?.norm ?? '')
  // "Who cleans up after you, the fairies?"
  if (TEMPORAL.test(sentence[at - 1]?.norm ?? '') && (second === '' || MARK.test(second))) return false
  if (SUBJECT.test(first) || (isAdverbial && SUBJECT.test(second))) return !isTime(sentence, at - 1)
  const verb = norms.findIndex((norm) => VERB.test(norm))
  return (
    NOUN_PHRASE.test(first) && verb > 1 && !norms.slice(0, verb).some((norm) => MARK.test(norm) || JOINS.test(norm))
  )
}

/** "Since we were kids" gives a time, not a reason, and isn't a clause of its own. */
export const isTime = (sentence: readonly Token[], at: number): boolean =>
  /^since(?: (?:you|i|we|he|she|they))? (?:were|was|got|moved|met|left)\b/.test(
    sentence
      .slice(at, at + 3)
      .map(({ norm }) => norm)
      .join(' '),
  )

/** "You came in like you own the place", but not "it looks like you own it". */
const beginsLikeness = (sentence: readonly Token[], at: number): boolean =>
  sentence[at]?.norm === 'like' &&
  /^you(?:'re| (?:are|were|have|had|own|owned|run|ran|never|invented|just))$/.test(
    `${sentence[at + 1]?.norm} ${sentence[at + 2]?.norm}`.replace(/^(you're) .*/, '$1'),
  ) &&
  !/^(?:look|feel|sound|seem|act|smell|is|are|was|were|'s|it's|that's|more|just|much|would|people|someone|man|woman|P|F|N)(?:s|ed|ing)?$/.test(
    sentence[at - 1]?.norm ?? '',
  )

/** The units that the model judges: every sentence of a text, and its clauses if it has more than one. */
export function* clausesToJudge(text: string): Generator<{ sentence: readonly Token[]; clause: Clause }> {
  for (const sentence of sentencesByModel(tokensOf(text))) {
    const clauses = clausesIn(sentence)
    const [first, last] = [clauses[0], clauses.at(-1)]
    if (!first || !last) continue
    yield { sentence, clause: { from: first.from, to: last.to } }
    if (clauses.length > 1) for (const clause of clauses) yield { sentence, clause }
  }
}

/**
 * Whether a "so" introduces a purpose: "you hide so you don't have to ask her". Without the words before it, the rest
 * would mean the opposite.
 */
export const isPurpose = (sentence: readonly Token[], at: number): boolean =>
  sentence[at - 1]?.norm !== ',' &&
  PURPOSE.test(
    sentence
      .slice(at, at + 6)
      .map(({ norm }) => norm)
      .join(' '),
  )

const PURPOSE =
  /^so (?:that )?(?:you|i|we|he|she|they|nobody) (?:don't|do not|never|won't|wouldn't|can|could|can't|couldn't|get|look)\b/
