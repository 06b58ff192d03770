import { pattern } from '../../text/pattern.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { factsIn } from '../facts/facts-in.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { isMereQuestion, isRequest, isScolding, requestRank } from './asking.ts'
import { showsDespair } from './despair.ts'
import { isOffer, opensOffer } from './offers.ts'
import { quotable, REQUEST_LENGTH, STATEMENT_LENGTH } from './quotable.ts'
import { salienceOf } from './salience.ts'
import { partsOf } from './sentence-parts.ts'
import { translateWithoutModel } from './translate.ts'

/** A sentence of an approved wording, with the facts and requests it contains. */
type Statement = {
  readonly said: string
  readonly quote: string
  readonly salience: number
  readonly asks: boolean
  readonly offers: boolean
  readonly dates: readonly string[]
  readonly amounts: readonly string[]
}

/** What one party says, in quotable form. */
export type Account = {
  /** What matters most first, offers last; requests are included only if there is nothing else. */
  readonly statements: readonly string[]
  /** All that can be quoted, in the order in which it was written. */
  readonly parts: readonly Part[]
  /** Quotations of what they ask to keep between the two, which a public text mustn't repeat. */
  readonly confidential: readonly string[]
  /** Whether they wrote about despair or self-harm. These sentences appear in none of these lists. */
  readonly despairs: boolean
  /** The clearest first. */
  readonly requests: readonly Request[]
  /** What they offer to do themselves. */
  readonly offers: readonly Request[]
  readonly amounts: readonly string[]
  /** Amounts, numbers, dates and times exactly as written, without names. */
  readonly figures: readonly string[]
}
/** A sentence, or the part of one that asks for or offers something. `quote` may shorten what was `said`. */
export type Part = {
  readonly said: string
  readonly quote: string
  readonly kind: 'statement' | 'request' | 'question' | 'offer'
}
/** A request or offer in its author's own words, with the date and the amounts it contains. */
type Request = { readonly quote: string; readonly by: string | null; readonly amounts: readonly string[] }

/** A sentence that contains one of these, and the sentence before it, aren't for others. */
const CONFIDENTIAL = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:haven['’]?t|have not|not|never) told (?:anyone|anybody|people|a soul|
    the (?:others|family|kids|children))|(?:don['’]?t|do not|please don['’]?t) (?:tell|repeat|share|pass)(?! me\b)|
    nobody (?:else )?knows|no one (?:else )?knows|between (?:us|you and me|the two of us)|in confidence|
    confidential\p{L}*|keep (?:it|this|that) (?:to yourself|quiet|private))(?!\p{L})
  `,
  'iu',
)
const FIGURES = /^(?:amount|number|date|time)$/
const FEWEST_WORDS = 3
/**
 * Extracts what an approved wording says and asks for. Authors may approve wordings of their own: their insults are
 * left out here, because the mediator would repeat them.
 */
export function accountOf(text: string): Account {
  const sentences = sentencesOf(calmed(text)).flatMap((sentence) => partsOf(sentence.trim()))
  const sayable = sentences.filter((sentence) => !showsDespair(sentence))
  const statements = sayable.filter(saysSomething).map(statementOf)
  const [asking, telling] = [statements.filter(({ asks }) => asks), statements.filter(({ asks }) => !asks)]
  const bySalience = [...telling].sort(
    (one, other) => Number(one.offers) - Number(other.offers) || other.salience - one.salience,
  )
  const asRequest = ({ quote, dates, amounts }: Statement): Request => ({
    quote,
    by: dates.find((date) => isDay(date) && !isRecurring(quote, date)) ?? null,
    amounts,
  })
  const requests = asking.filter(({ quote }) => !isScolding(quote)).map(asRequest)
  return {
    despairs: sayable.length < sentences.length,
    statements: (bySalience.length > 0 ? bySalience : asking).map(({ quote }) => quote),
    parts: statements.map((one) => ({ said: one.said, quote: one.quote, kind: kindOf(one) })),
    confidential: statements.flatMap(({ quote }, index) =>
      // "My chemo is on Thursdays. I haven't told people that."
      [index, index + 1].some((place) => CONFIDENTIAL.test(statements[place]?.said ?? '')) ? [quote] : [],
    ),
    requests: requests.sort((one, other) => requestRank(one.quote) - requestRank(other.quote)),
    offers: statements.filter(({ offers }) => offers).map(asRequest),
    amounts: [...new Set(statements.flatMap(({ amounts }) => amounts))],
    figures: [...new Set(factsIn(sayable.join(' ')).flatMap((fact) => (FIGURES.test(fact.kind) ? [fact.text] : [])))],
  }
}

function kindOf({ asks, offers, quote }: Statement): Part['kind'] {
  if (offers) return 'offer'
  if (!asks || isScolding(quote)) return 'statement'
  return isMereQuestion(quote) ? 'question' : 'request'
}

/** A wording without insults. */
const calmed = (text: string): string => translateWithoutModel({ message: text }).text

/** Whether a date can be a deadline, unlike a past year or a "weekend" of an unknown week. */
const isDay = (date: string): boolean =>
  !/^(?:(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekend|week|month|year|morning|evening|night)s?$/iu.test(
    date,
  )

/** "Every other Sunday", and "the Saturday close": a shift rather than a day. */
function isRecurring(quote: string, date: string): boolean {
  const at = quote.indexOf(date)
  const [before, after] = [quote.slice(0, Math.max(0, at)), quote.slice(at + date.length)]
  const isDescribing =
    /\bthe\s+$/iu.test(before) && /^ (?!at\b|by\b|in\b|on\b|of\b|and\b|or\b|so\b|when\b)\p{Ll}/u.test(after)
  return isDescribing || /\b(?:every|each|other|alternate|second|most)\s+$/iu.test(before)
}

/** Whether a sentence says more than "Yes." or "好的。" */
const saysSomething = (sentence: string): boolean =>
  UNSPACED.test(sentence) ? [...sentence].length > 2 * FEWEST_WORDS : sentence.split(/\s+/).length >= FEWEST_WORDS

function statementOf(sentence: string): Statement {
  const facts = factsIn(sentence)
  const ofKind = (kind: string): string[] => facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
  const quote = quotable(sentence, REQUEST_LENGTH)
  // "Pay half the vet and Sundays at 6 is fine" begins with a request.
  const offers = isOffer(quote) && (requestsIn(sentence)[0]?.start !== 0 || opensOffer(quote))
  const asks = !offers && isRequest(sentence)
  return {
    said: sentence,
    quote: asks || offers ? quote : quotable(sentence, STATEMENT_LENGTH),
    salience: salienceOf(sentence, facts),
    asks,
    offers,
    dates: ofKind('date'),
    amounts: ofKind('amount'),
  }
}
