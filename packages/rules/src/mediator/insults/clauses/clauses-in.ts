import { sentencesIn, type Token, tokensOf } from '../read.ts'

/** A clause as a range of words in its sentence, without the punctuation around it; `to` is exclusive. */
export type Clause = { readonly from: number; readonly to: number }

const MARK = /^[-,;:.!?¶)EX]$/
const JOINS = /^(?:and|but|so|or|because|while|since|although|though|when|if|unless|until|before|after|then|as)$/
/** After "and", these begin a clause; "and the", "or your" often join two nouns. */
const SUBJECT = /^(?:you|you're|i|we|he|she|they|it|it's|that's|there|nobody|everyone|please|pls)$/

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
    } else if (JOINS.test(norm) && at > from && SUBJECT.test(sentence[at + 1]?.norm ?? '')) end(at)
  })
  end(sentence.length)
  return clauses
}

/** The sentences of a text and the clauses in those with more than one: what is judged on its own. */
export function* judgedIn(text: string): Generator<{ sentence: readonly Token[]; clause: Clause }> {
  for (const sentence of sentencesIn(tokensOf(text))) {
    const clauses = clausesIn(sentence)
    const [first, last] = [clauses[0], clauses.at(-1)]
    if (!first || !last) continue
    yield { sentence, clause: { from: first.from, to: last.to } }
    if (clauses.length > 1) for (const clause of clauses) yield { sentence, clause }
  }
}

/**
 * Whether a "so" says what something is done for: "you hide so you don't have to ask her". Without what comes before, it
 * would say the opposite.
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
