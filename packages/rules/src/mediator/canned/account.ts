import { pattern } from '../../text/pattern.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { factsIn } from '../facts/facts-in.ts'
import { showsDespair } from './despair.ts'
import { type ReadPart, readParts } from './parts/read-parts.ts'
import { quotable, REQUEST_LENGTH, STATEMENT_LENGTH, withInnerMarks, withoutAddress } from './quotable.ts'
import { isConsequence, isMereQuestion, isScolding, requestRank } from './requests.ts'
import { salienceOf } from './salience.ts'
import { translateWithoutModel } from './translate.ts'

/** A part of an approved wording, ready to be quoted. */
type Statement = {
  readonly said: string
  readonly sentence: number
  readonly does: ReadPart['does']
  readonly isClear: boolean
  readonly quote: string
  readonly salience: number
}

/** What one party says, in quotable form. */
export type Account = {
  /** The most important first, offers last; requests are included only if there is nothing else. */
  readonly statements: readonly string[]
  /** All that can be quoted, in the order in which it was written. */
  readonly parts: readonly Part[]
  /** What can be quoted, sentence by sentence, in the order in which it was written. */
  readonly sentences: readonly SaidSentence[]
  /** Whether they wrote about despair or self-harm. What they wrote about it appears in none of these lists. */
  readonly despairs: boolean
  /** Requests for an action first (`requestRank`), and within a rank the most telling first. */
  readonly requests: readonly string[]
  /** What they admit, regret or concede, the most telling first. */
  readonly concessions: readonly string[]
}
/** A sentence, or a part of one that does something different from the rest. `quote` may shorten what was `said`. */
export type Part = {
  readonly said: string
  /** The place of its sentence, as in `sentences`. */
  readonly place: number
  readonly quote: string
  readonly kind: 'statement' | 'request' | 'question' | 'offer' | 'concession'
  /** Whether its kind is certain enough to be quoted as such in a suggestion, or to become a commitment. */
  readonly isClear: boolean
  readonly salience: number
  /** Whether its author wants to keep it between the two of them, so that a public text mustn't repeat it. */
  readonly isConfidential: boolean
}
/** The parts that certainly do something, such as offers that can be called so. */
export const clearParts = ({ parts }: Account, sought: Part['kind']): Part[] =>
  parts.filter(({ kind, isClear }) => kind === sought && isClear)

/** A sentence, with what its parts do. */
export type SaidSentence = {
  /** Its place in the text: neighbours differ by one. */
  readonly place: number
  readonly text: string
  readonly kinds: readonly Part['kind'][]
  readonly salience: number
}
/** A sentence that contains one of these, and the sentence before it, must not become public. */
const CONFIDENTIAL = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:haven['’]?t|have not|not|never) told (?:anyone|anybody|people|a soul|
    the (?:others|family|kids|children))|(?:don['’]?t|do not|please don['’]?t) (?:tell|repeat|share|pass)(?! me\b)|
    nobody (?:else )?knows|no one (?:else )?knows|between (?:us|you and me|the two of us)|in confidence|
    confidential\p{L}*|keep (?:it|this|that) (?:to yourself|quiet|private))(?!\p{L})
  `,
  'iu',
)
const FEWEST_WORDS = 3

/**
 * What an approved wording says, concedes, asks for and offers. Authors may approve wordings of their own, so
 * insults are left out here too: the mediator would repeat them.
 * @param listener the other party's name, which quotations leave out where it addresses them
 */
export function accountOf(text: string, { listener = null }: { listener?: string | null } = {}): Account {
  const sentences = sentencesOf(calmed(text)).map((sentence) => sentence.trim())
  const parts = readParts(sentences).map(
    (part): ReadPart => (isConsequence(part.said) ? { ...part, does: 'states' } : part),
  )
  const sayable = parts.filter(({ said }) => !showsDespair(said))
  const statements = sayable.filter(({ said }) => saysSomething(said)).map((part) => statementOf(part, listener))
  const doing = (does: ReadPart['does']): Statement[] => statements.filter((one) => one.does === does)
  const notAsking = statements.filter(({ does }) => does !== 'asks')
  const offersLast = [
    ...bySalience(notAsking.filter(({ does }) => does !== 'offers')),
    ...bySalience(notAsking.filter(({ does }) => does === 'offers')),
  ]
  const requests = quotes(bySalience(doing('asks'))).filter((quote) => !isScolding(quote))
  // "My chemo is on Thursdays, so could you drive? Sorry. I haven't told people that."
  const secret = new Set(sayable.filter(({ said }) => CONFIDENTIAL.test(said)).map(({ sentence }) => sentence))
  const places = [...new Set([...statements.map(({ sentence }) => sentence), ...secret])].sort(
    (one, next) => one - next,
  )
  const isConfidential = (sentence: number): boolean =>
    secret.has(sentence) || secret.has(places[places.indexOf(sentence) + 1] ?? -1)
  return {
    despairs: sayable.length < parts.length,
    statements: (offersLast.length > 0 ? offersLast : doing('asks')).map(({ quote }) => quote),
    parts: statements.map((one) => ({
      said: one.said,
      place: one.sentence,
      quote: one.quote,
      kind: kindOf(one),
      isClear: one.isClear,
      salience: one.salience,
      isConfidential: isConfidential(one.sentence),
    })),
    sentences: saidSentences(sentences, parts, statements, listener),
    requests: requests.sort((one, other) => requestRank(one) - requestRank(other)),
    concessions: quotes(bySalience(doing('concedes'))),
  }
}

/**
 * The sentences that can be quoted, whole unless they also express despair. Short ones ("I'm 84.") count only if there
 * are others.
 */
function saidSentences(
  sentences: readonly string[],
  parts: readonly ReadPart[],
  statements: readonly Statement[],
  listener: string | null,
): SaidSentence[] {
  if (statements.length === 0) return []
  return sentences.flatMap((sentence, place) => {
    const all = parts.filter((part) => part.sentence === place)
    const sayable = all.filter(({ said }) => !showsDespair(said))
    if (sayable.length === 0 || GREETING.test(sentence)) return []
    const stated = statements.filter((one) => one.sentence === place)
    const whole = listener === null ? sentence : withoutAddress(sentence, listener)
    return {
      place,
      text: withInnerMarks(sayable.length < all.length ? sayable.map(({ said }) => said).join(' … ') : whole),
      kinds: stated.length > 0 ? stated.map(kindOf) : ['statement' as const],
      salience: Math.max(0, ...stated.map(({ salience }) => salience)),
    }
  })
}

const quotes = (statements: readonly Statement[]): string[] => statements.map(({ quote }) => quote)

/** Sorts statements, the most telling first. */
const bySalience = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort((one, other) => other.salience - one.salience)

function kindOf({ does, quote }: Statement): Part['kind'] {
  if (does === 'offers') return 'offer'
  if (does === 'concedes') return 'concession'
  if (does !== 'asks' || isScolding(quote)) return 'statement'
  return isMereQuestion(quote) ? 'question' : 'request'
}

/** A wording without insults. */
const calmed = (text: string): string => translateWithoutModel({ message: text }).text

/** Whether a part says more than "Yes." or "好的。" */
const saysSomething = (part: string): boolean =>
  UNSPACED.test(part)
    ? [...part].length > 2 * FEWEST_WORDS
    : part.split(/\s+/).length >= FEWEST_WORDS && !GREETING.test(part)
/** "Good day Mr Tunde", "Hi there Ray.", but not "Hi you never called me" */
const GREETING =
  /^(?:[Hh]ello|[Hh]i|[Hh]iya|[Hh]ey|[Dd]ear|[Gg]['’]?[Dd]ay|[Gg]ood (?:day|morning|afternoon|evening))(?: (?:\p{Lu}[\p{L}.’']*|there|all|again|sir|madam|ji|everyone|and))*[.,!]*$/u

function statementOf({ said, sentence, does, isClear }: ReadPart, listener: string | null): Statement {
  const facts = factsIn(said)
  return {
    said,
    sentence,
    does,
    isClear,
    quote: quotable(
      listener === null ? said : withoutAddress(said, listener),
      does === 'asks' || does === 'offers' ? REQUEST_LENGTH : STATEMENT_LENGTH,
    ),
    salience: salienceOf(said, facts),
  }
}
