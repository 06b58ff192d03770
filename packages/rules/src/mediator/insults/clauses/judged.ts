import type { Fact } from '../../facts/fact.ts'
import { factsIn } from '../../facts/facts-in.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import type { Hit } from '../insults-in.ts'
import type { Token } from '../read.ts'
import { type Clause, clausesIn, isPurpose, judgedIn } from './clauses-in.ts'
import { type ClauseModel, type Judgment, judge, type Readings } from './model.ts'

/** A shorter clause gives too little to judge by. */
const FEWEST_WORDS = 3
/** A subordinate clause, which can't stand alone once its main clause is cut. */
const SUBORDINATE =
  /^(?:because|since|while|although|though|when|if|unless|until|before|after|as|than|which|who|that|where|whose|to|for|with|without|of|in|on|at|by|from|including|instead|even|not)$/
/** The beginning of a clause that can stand alone. */
const MAIN =
  /^(?:you|you're|i|we|he|she|they|it|it's|this|that's|these|those|there|my|your|his|her|our|their|the|a|an|nobody|everyone|please|pls|plz|kindly|abeg|can|could|will|would|do|did|does|don't|have|has|is|are|was|were|what|how|why|when|where|next|from|now|today|P|D)$/
/** What the author feels, needs and went through, or what someone said, is more than an insult. */
const TELLS =
  /\byou (?:have )?(?:produced|sent|provided|supplied|submitted|filed|delivered|returned|paid|issued) (?:me |us )?(?:no|none|nothing|not one)\b|\b(?:say so|let me know)\b|\b(?:i (?:am|feel|felt|want|need|was|waited|paid|lost|had to|cried|spent|lent|gave|sent|told|asked you|did|do not|don't|can't|could|couldn't|will|would like|miss|love)|we (?:agreed|need|had|paid|can|should)|(?:said|says|told|called|calls|calling|shouted|wrote|texted) (?:me|that|i|we|he|she|my|us|him|her|them)|please|pls|kindly)\b/

/**
 * The clauses of a sentence that the model is sure are insults and nothing else, as far as they can be cut.
 * @param found what patterns have found in the sentence: they know better where an insult ends
 */
export function judgedInsults(
  sentence: readonly Token[],
  { found, model, language }: { found: readonly Hit[]; model: ClauseModel; language: keyof Readings },
): Hit[] {
  const clauses = clausesIn(sentence)
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (!first || !last) return []
  const keeps = whatStays(sentence)
  const isInsult = (clause: Clause): boolean => {
    if (isShort(sentence, clause)) return false
    const judgment = judge(sentence.slice(clause.from, clause.to), model, language)
    return isJudged(judgment) && !keeps(clause, judgment !== 'sure')
  }
  // Where a clause can be cut is known of English only.
  const insults = language === 'english' && clauses.length > 1 ? clauses.filter(isInsult) : []
  const cut = insults
    .filter((clause) => !found.some(({ from, to }) => from < clause.to && clause.from < to))
    .filter(leavesSentence(sentence, clauses, insults))
  const isWhole = found.length === 0 && isInsult({ from: first.from, to: last.to })
  return isWhole && !saysMore(clauses, cut) ? [hitOf({ from: 0, to: sentence.length })] : cut.map(hitOf)
}

const isJudged = (judgment: Judgment): boolean => judgment !== 'harmless' && judgment !== 'doubtful'

/** Whether something worth reading is left once these clauses are cut. */
const saysMore = (clauses: readonly Clause[], cut: readonly Clause[]): boolean =>
  cut.length > 0 && clauses.some((clause) => !cut.includes(clause) && clause.to - clause.from >= FEWEST_WORDS)

/** Whether some part of an English text may insult, so that its author had better decide. */
export const isDoubtful = (text: string, model: ClauseModel): boolean =>
  holdsJudged(text, model, (judgment) => judgment !== 'harmless')

/** Whether some part of an English text insults beyond doubt. */
export const isBlatantInsult = (text: string, model: ClauseModel): boolean =>
  holdsJudged(text, model, (judgment) => judgment === 'blatant')

function holdsJudged(text: string, model: ClauseModel, is: (judgment: Judgment) => boolean): boolean {
  for (const { sentence, clause } of judgedIn(text)) {
    if (isShort(sentence, clause)) continue
    if (is(judge(sentence.slice(clause.from, clause.to), model, 'english'))) return true
  }
  return false
}

export const isShort = (sentence: readonly Token[], { from, to }: Clause): boolean =>
  sentence.slice(from, to).filter(({ word }) => /^\p{L}/u.test(word)).length < FEWEST_WORDS

const hitOf = ({ from, to }: Clause): Hit => ({ from, to, cut: 'words', reason: 'insult' })

/**
 * Whether a clause of this sentence says something that has to stay: a fact, a request, a feeling. In a clause that is
 * certain to insult, a question only scolds and a number in words belongs to the image.
 */
function whatStays(sentence: readonly Token[]): (clause: Clause, isCertain: boolean) => boolean {
  const [{ start: offset } = { start: 0 }] = sentence
  const text = textOf(sentence)
  let staying: { start: number; end: number; insultsToo: boolean }[] | undefined
  return ({ from, to }, isCertain) => {
    const clause = sentence.slice(from, to)
    if (TELLS.test(clause.map(({ norm }) => norm).join(' '))) return true
    const start = (clause[0]?.start ?? 0) - offset
    const end = (clause.at(-1)?.end ?? 0) - offset
    staying ??= [
      ...factsIn(text).map((fact) => ({ ...fact, insultsToo: isWordOfNumber(fact) })),
      ...requestsIn(text)
        .filter((request) => !STATED.test(text.slice(0, request.start)))
        .map((request) => ({ ...request, insultsToo: request.text.endsWith('?') })),
    ]
    return staying.some((one) => one.start < end && start < one.end && !(isCertain && one.insultsToo))
  }
}

const isWordOfNumber = ({ kind, unit, text }: Fact): boolean =>
  kind === 'number' && unit === undefined && /^\p{L}+$/u.test(text)

/** After these words a verb is no order: "you park like you land a plane". */
const STATED = /\b(?:you|u|ya)(?:['’]d)? (?:\w+-)?$/i

/** A sentence with the gaps between its words, so that places in it stay the same. */
function textOf(sentence: readonly Token[]): string {
  let text = ''
  const [{ start: offset } = { start: 0 }] = sentence
  for (const { word, start } of sentence) text += ' '.repeat(Math.max(0, start - offset - text.length)) + word
  return text
}

/**
 * Whether the rest is a sentence once one of these insults is cut: it has to begin like one, and nothing may depend on
 * what is cut.
 */
function leavesSentence(
  sentence: readonly Token[],
  clauses: readonly Clause[],
  insults: readonly Clause[],
): (insult: Clause) => boolean {
  const rest = new Set(clauses.filter((one) => !insults.includes(one)))
  const [opening] = rest
  if (opening === undefined) return () => true
  if (opening !== clauses[0]) {
    const begins =
      (MAIN.test(firstWordOf(sentence, opening)) && !isDependent(sentence, opening)) ||
      startsWithRequest(sentence.slice(opening.from))
    return () => begins
  }
  const isSubordinate = (one: Clause): boolean =>
    SUBORDINATE.test(firstWordOf(sentence, one)) || isPurpose(sentence, one.from)
  if ([...rest].every(isSubordinate)) return () => false
  const dependsOnIt = (one: Clause | undefined): boolean => one !== undefined && rest.has(one) && isSubordinate(one)
  return (insult) => {
    const at = clauses.indexOf(insult)
    return !dependsOnIt(clauses[at - 1]) && !dependsOnIt(clauses[at + 1])
  }
}

/** "When they can't get a real one": a part of the sentence before it, unless it asks. */
const isDependent = (sentence: readonly Token[], { from }: Clause): boolean =>
  /^(?:when|where|how|why|what)$/.test(sentence[from]?.norm ?? '') && !sentence.some(({ norm }) => norm === '?')

/** The first word of a clause after an "and" or "but". */
function firstWordOf(sentence: readonly Token[], { from }: Clause): string {
  const norm = (at: number): string => sentence[at]?.norm ?? ''
  return /^(?:and|but|so|or)$/.test(norm(from)) ? norm(from + 1) : norm(from)
}

const startsWithRequest = (words: readonly Token[]): boolean =>
  requestsIn(textOf(words)).some(({ start }) => start === 0)
