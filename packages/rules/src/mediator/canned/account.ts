import { sentencesOf } from '../../text/sentences.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { factsIn } from '../facts/facts-in.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { showsDespair } from './despair.ts'
import { isEnglish } from './english.ts'
import { HELPS, isOffer, opensOffer } from './offers.ts'
import { quotable, REQUEST_LENGTH, STATEMENT_LENGTH } from './quotable.ts'
import { salienceOf } from './salience.ts'
import { translateWithoutModel } from './translate.ts'
import { asksForAction, undertakingsIn } from './undertaking.ts'
import { ASKS, PROPOSAL, WISH } from './wishes.ts'

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
/** A sentence, or the part of one that asks for or offers something. `said` is what `quote` may shorten. */
export type Part = {
  readonly said: string
  readonly quote: string
  readonly kind: 'statement' | 'request' | 'question' | 'offer'
}
/** A request or offer in its author's own words, with the date and the amounts it contains. */
type Request = { readonly quote: string; readonly by: string | null; readonly amounts: readonly string[] }

/** "You never do the dishes" is a statement, although "never do" by itself would be an order. */
const REPROACH = /^(?:and |but |so )?(?:you|u) (?:\w+ )?(?:never|always|don['’]?t|didn['’]?t|still)(?!\p{L})(?!.*\?)/iu
/** "I don't want you to go" reassures. */
const REASSURES =
  /^i (?:really )?(?:don['’]?t|do not) want you to (?:go|leave|worry|suffer|feel|think|be (?:sad|alone|hurt))\b/iu
/** "I don't pass to people who quit" isn't a request. */
const REFUSES = /^(?:and |but |so )?(?:i|we) (?:don['’]?t|do not|never|won['’]?t|can['’]?t) (?!want|need|like)/iu
/** What else is said in such a sentence, or in the one before, isn't for others. */
const CONFIDENTIAL =
  /(?<!\p{L})(?:(?:haven['’]?t|have not|not|never) told (?:anyone|anybody|people|a soul|the (?:others|family|kids|children))|(?:don['’]?t|do not|please don['’]?t) (?:tell|repeat|share|pass)(?! me\b)|nobody (?:else )?knows|no one (?:else )?knows|between (?:us|you and me|the two of us)|in confidence|confidential\p{L}*|keep (?:it|this|that) (?:to yourself|quiet|private))(?!\p{L})/iu
const FIGURES = /^(?:amount|number|date|time)$/
const FEWEST_WORDS = 3
/**
 * A question that requests an action. Others are quoted only if there is no such request and they ask for information:
 * most of them scold.
 */
const ASKS_FOR_ACTION =
  /^(?:\p{L}+,? ){0,4}?(?:can|could|will|would|won['’]?t|can['’]?t|shall|may|might|please|pls|how about|what about|why don['’]?t|is there (?:any|a) (?:way|chance|possibility)|any chance|is it possible|do you think (?:you|we))(?!\p{L})/iu

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
  const requests = asking.filter(({ offers, quote }) => !offers && !isScolding(quote)).map(asRequest)
  return {
    despairs: sayable.length < sentences.length,
    statements: (bySalience.length > 0 ? bySalience : asking).map(({ quote }) => quote),
    parts: statements.map((one) => ({ said: one.said, quote: one.quote, kind: kindOf(one) })),
    confidential: statements.flatMap(({ quote }, index) =>
      // "My chemo is on Thursdays. I haven't told people that."
      [index, index + 1].some((place) => CONFIDENTIAL.test(statements[place]?.said ?? '')) ? [quote] : [],
    ),
    requests: requests.sort((one, other) => urgency(one) - urgency(other)),
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

/**
 * Where a part of a sentence may begin that asks or offers something by itself: "…, so please pay me", but not the
 * purpose in "send me the bill so we see the same number".
 */
const JOINT =
  /,? but (?=\p{L})|; (?=\p{L})|,? (?:and|so(?! (?:we|you|he|she) )) (?=(?:please|pls|plz|kindly|[iI](?:['’](?:d|ll|m))?|we|you|he|she|can|could|would|will|let|just|why|\p{Lu}\p{L}+)(?!\p{L}))|, (?=(?:just )?can (?:it|you|we)(?!\p{L})|please(?!\p{L})|[iI](?:['’](?:ll|d)| can| could| will| would)(?!\p{L}))/gu
/** "If you open Sundays, I can move her": a comma after a condition doesn't end it. */
const CONDITION =
  /^(?:and |but |so )?(?:if|unless|when|once|as long as|provided|because|since|as|(?:were|should|had) (?:you|i|we|he|she|they|it))(?!\p{L})/iu

/** "You said you were tired, and would I please do it": the plea is someone else's. */
const REPORTED_PLEA = /^(?:would|could|will) i (?:please|kindly)\b/iu
const opensRequest = (part: string): boolean =>
  !REPORTED_PLEA.test(part) && (requestsIn(part)[0]?.start === 0 || WISH.test(part) || PROPOSAL.exec(part)?.index === 0)

/** The parts of a sentence: what is asked or offered is quoted without what leads up to it. */
function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    const rest = sentence.slice(index + joint.length)
    if (!opensRequest(rest) && !opensOffer(rest)) continue
    if (/^(?:only )?(?:if|unless|provided|as long as)(?!\p{L})/iu.test(rest)) continue
    if (joint === ', ' && CONDITION.test(sentence.slice(start, index))) continue
    parts.push(sentence.slice(start, index))
    start = index + joint.length
  }
  return [...parts, sentence.slice(start)]
}

/** A wording without insults. */
const calmed = (text: string): string => translateWithoutModel({ message: text }).text

/** "Can we talk about the actual thing?" only opens the request that follows. */
const OPENS_TALK =
  /^(?:can|could|shall|let['’]?s|let us) (?:we )?(?:just |please )?(?:talk|discuss)(?: about (?:it|this|that|the (?:actual|real) \p{L}+))?[?.!]*$/iu

/** Sorts requests for an action first, then questions, then needs: "I need the car at 7" often only explains. */
const urgency = ({ quote }: Request): number =>
  OPENS_TALK.test(quote) ? 3 : WISH.test(quote) ? 2 : isMereQuestion(quote) ? 1 : 0

const isMereQuestion = (quote: string): boolean => quote.endsWith('?') && !ASKS_FOR_ACTION.test(quote)

const WANTS_TO_KNOW =
  /^(?:\p{L}+,? ){0,3}?(?:when|where|what time|what are|what is|what happened|what will|how much|how many|how do|how will|which|who|do you (?:still )?(?:have|know)|have you got|did you (?:get|receive|keep))(?!\p{L})/iu

/** Whether a question only scolds: "You keep a list and wonder why?", "Did you ask?" */
const isScolding = (quote: string): boolean =>
  !PROPOSAL.test(quote) &&
  (/^why (?!don['’]?t|not)/iu.test(quote) || (isMereQuestion(quote) && isEnglish(quote) && !WANTS_TO_KNOW.test(quote)))

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

const bare = (sentence: string): string =>
  sentence.replace(/^(?:(?:and|but|so|also|then|yes|ok|okay|well|honestly|i (?:think|guess|suppose)),? )+/iu, '')

/** Unlike a translation, a summary mustn't take a complaint for a request: "I said please not Jonas". */
const isRequest = (sentence: string): boolean =>
  asksForAction(sentence) ||
  undertakingsIn(sentence, null).some(({ kind }) => kind !== 'offered') ||
  [WISH, ASKS, PROPOSAL].some((form) => form.test(sentence) || form.test(bare(sentence))) ||
  (requestsIn(sentence).length > 0 && (!isEnglish(sentence) || isAsking(sentence)))

/** "That would help, wouldn't it?" */
const TAG = /, (?:\p{L}+n['’]t|is|was|would|do|did|could|can|right|no|yes) ?(?:it|he|she|they|you|we|i)?\?$/iu
const isAsking = (sentence: string): boolean =>
  sentence.endsWith('?') && !TAG.test(sentence) && (ASKS_FOR_ACTION.test(sentence) || WANTS_TO_KNOW.test(sentence))

function statementOf(sentence: string): Statement {
  const facts = factsIn(sentence)
  const ofKind = (kind: string): string[] => facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
  const asks =
    isRequest(sentence) &&
    !REPROACH.test(sentence) &&
    !HELPS.test(sentence) &&
    !REFUSES.test(sentence) &&
    !REASSURES.test(sentence)
  const quote = quotable(sentence, REQUEST_LENGTH)
  // "Pay half the vet and Sundays at 6 is fine" asks first.
  const offers = isOffer(quote) && (requestsIn(sentence)[0]?.start !== 0 || opensOffer(quote))
  return {
    said: sentence,
    quote: asks || offers ? quote : quotable(sentence, STATEMENT_LENGTH),
    salience: salienceOf(sentence, facts),
    asks: asks && !offers,
    offers,
    dates: ofKind('date'),
    amounts: ofKind('amount'),
  }
}
