import { sentencesOf } from '../../text/sentences.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { factsIn } from '../facts/facts-in.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { showsDespair } from './despair.ts'
import { isEnglish } from './english.ts'
import { translateWithoutModel } from './translate.ts'
import { GRANTED, LET_ME, OFFER, PROPOSAL, WISH } from './undertaking.ts'

/** A sentence of an approved wording, with the facts and requests it contains. */
type Statement = {
  readonly quote: string
  readonly facts: number
  readonly asks: boolean
  readonly dates: readonly string[]
  readonly amounts: readonly string[]
}

/** What one party says, in quotable form. */
export type Account = {
  /** Sentences with the most facts first, offers last; requests are included only if there is nothing else. */
  readonly statements: readonly string[]
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
/** A request or offer in its author's own words, with the date and the amounts it contains. */
type Request = { readonly quote: string; readonly by: string | null; readonly amounts: readonly string[] }

const MOST_WORDS = 28
const MOST_CHARACTERS = 180
/** "You never do the dishes" is a statement, although "never do" by itself would be an order. */
const REPROACH = /^(?:and |but |so )?(?:you|u) (?:\w+ )?(?:never|always|don['’]?t|didn['’]?t|still)(?!\p{L})(?!.*\?)/iu
/** "I don't pass to people who quit" isn't a request. */
const REFUSES = /^(?:and |but |so )?(?:i|we) (?:don['’]?t|do not|never|won['’]?t|can['’]?t) (?!want|need|like)/iu
/** "Let me pay" is an offer, although it has the form of a request. */
const HELPS = new RegExp(`^${LET_ME}`, 'iu')
const FIGURES = /^(?:amount|number|date|time)$/
const FEWEST_WORDS = 3
/** Where a sentence can be cut without breaking it. */
const BREAK = /[,;:–—]$/
/** An offer begins its clause: "you know I'll crack first" isn't one, nor is "I'm at the end of what I can do". */
const OFFERS = new RegExp(
  `(?:^|[,;:–—] ?|(?:^|[\\s,])(?:and|but|so|then|ok|okay|fine|yes|sure|also|this is what|(?:promise|think|suggest|propose|agree) that) )(?:${OFFER}|${LET_ME}|${GRANTED})`,
  'iu',
)
/** Offers in other forms: what could be done, what someone else is happy to do, and a price that comes down. */
const OTHER_OFFERS =
  /(?:^|[,;] |\b(?:and|but|so|after that|until then|then) )(?:what (?:i|we) (?:can|could) (?:do|offer|manage|pay|give|afford|promise) is |how about (?:if )?i |(?:i|we)(?:['’]d| would) (?:love to (?:take|treat|cook|help|make|have|buy)|be open to )|(?:i['’]?m|i am) (?:knocking|taking) (?:\S+ ){1,4}off|(?:he|she|they|we|\p{Lu}\p{Ll}+)(?: is| are|['’]s|['’]re| would be) (?:happy|willing|glad|prepared) to |(?:he|she|they) (?:can|could|will) (?:wait|meet|stop|move|practise|practice|pay(?! for (?:it|this|that)\b)|help|start|come|lead|keep|have|use) |(?:[\p{L}’']+ ){1,2}can (?:stay|stand) (?:as|where|with)|(?:[\p{L}’']+ ){1,6}(?:is|are) (?:no (?:drama|problem|bother)|fine (?:with|by) me))|(?<!\b(?:all|what|best|least|most|everything|anything|nothing|that) )\bi can do(?=[,.;]|$)/u
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
  const isOffer = ({ quote }: Statement): boolean => OFFERS.test(quote) || OTHER_OFFERS.test(lowered(quote))
  const byFacts = [...telling].sort(
    (one, other) => Number(isOffer(one)) - Number(isOffer(other)) || other.facts - one.facts,
  )
  const asRequest = ({ quote, dates, amounts }: Statement): Request => ({
    quote,
    by: dates.find(isDay) ?? null,
    amounts,
  })
  const requests = asking.filter((one) => !isOffer(one) && !isScolding(one.quote)).map(asRequest)
  return {
    despairs: sayable.length < sentences.length,
    statements: (byFacts.length > 0 ? byFacts : asking).map(({ quote }) => quote),
    requests: requests.sort((one, other) => urgency(one) - urgency(other)),
    offers: statements.filter(isOffer).map(asRequest),
    amounts: [...new Set(statements.flatMap(({ amounts }) => amounts))],
    figures: [...new Set(factsIn(sayable.join(' ')).flatMap((fact) => (FIGURES.test(fact.kind) ? [fact.text] : [])))],
  }
}

/** "How about I …" at the start of a sentence, without changing names. */
const lowered = (quote: string): string =>
  quote.replace(/^(?:What|How|I|We|He|She|They)(?=[ ’'])/, (word) => word.toLowerCase()).replace(/\bI\b/g, 'i')

/**
 * Where a part of a sentence may begin that asks or offers something by itself: "…, so please pay me", but not the
 * purpose in "send me the bill so we see the same number".
 */
const JOINT =
  /,? (?:and|but|so(?! (?:we|you|he|she) )) (?=(?:please|pls|plz|kindly|[iI](?:['’](?:d|ll|m))?|we|you|he|she|can|could|would|will|let|just|why|\p{Lu}\p{L}+)(?!\p{L}))|, (?=(?:just )?can (?:it|you|we)(?!\p{L})|please(?!\p{L})|[iI]['’]ll(?!\p{L}))/gu
const OPENS_OFFER = new RegExp(`^(?:${OFFER}|${LET_ME}|${GRANTED})`, 'iu')

const opensRequest = (part: string): boolean =>
  requestsIn(part)[0]?.start === 0 || WISH.test(part) || PROPOSAL.exec(part)?.index === 0
const opensOffer = (part: string): boolean => OPENS_OFFER.test(part) || OTHER_OFFERS.exec(lowered(part))?.index === 0

/** The parts of a sentence: what is asked or offered is quoted without what leads up to it. */
export function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    const rest = sentence.slice(index + joint.length)
    if (!opensRequest(rest) && !opensOffer(rest)) continue
    parts.push(sentence.slice(start, index))
    start = index + joint.length
  }
  return [...parts, sentence.slice(start)]
}

/** A wording without insults. */
export const calmed = (text: string): string => translateWithoutModel({ message: text }).text

/** Sorts requests for an action first, then questions, then needs: "I need the car at 7" often only explains. */
const urgency = ({ quote }: Request): number => (WISH.test(quote) ? 2 : isMereQuestion(quote) ? 1 : 0)

const isMereQuestion = (quote: string): boolean => quote.endsWith('?') && !ASKS_FOR_ACTION.test(quote)

const WANTS_TO_KNOW =
  /^(?:\p{L}+,? ){0,3}?(?:when|where|what time|what are|what is|what happened|what will|how much|how many|how do|how will|which|who|do you (?:still )?(?:have|know)|have you got|did you (?:get|receive|keep))(?!\p{L})/iu

/** Whether a question only scolds: "You keep a list and wonder why?", "Did you ask?" */
const isScolding = (quote: string): boolean =>
  /^why (?!don['’]?t|not)/iu.test(quote) || (isMereQuestion(quote) && isEnglish(quote) && !WANTS_TO_KNOW.test(quote))

/** Whether a date can be a deadline, unlike a past year or a "weekend" of an unknown week. */
const isDay = (date: string): boolean =>
  !/^(?:(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekend|week|month|year|morning|evening|night)s?$/iu.test(
    date,
  )

/** Whether a sentence says more than "Yes." or "好的。" */
const saysSomething = (sentence: string): boolean =>
  UNSPACED.test(sentence) ? [...sentence].length > 2 * FEWEST_WORDS : sentence.split(/\s+/).length >= FEWEST_WORDS

function statementOf(sentence: string): Statement {
  const facts = factsIn(sentence)
  const ofKind = (kind: string): string[] => facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
  return {
    quote: quotable(sentence),
    facts: facts.filter(({ kind }) => kind !== 'name').length + (facts.length > 0 ? 0.5 : 0),
    asks:
      (requestsIn(sentence).length > 0 || WISH.test(sentence) || PROPOSAL.test(sentence)) &&
      !REPROACH.test(sentence) &&
      !HELPS.test(sentence) &&
      !REFUSES.test(sentence),
    dates: ofKind('date'),
    amounts: ofKind('amount'),
  }
}

/**
 * Prepares a sentence for quoting: its quotation marks become single ones, and a long sentence is cut between clauses.
 */
function quotable(sentence: string): string {
  const plain = sentence
    .replace(/^(?:(?:and|but|so|also|hi|hey|hello|ok|okay|look|listen),? ){1,3}(?=\p{L})/iu, '')
    .replace(/^\p{Ll}/u, (start) => (/^\p{Lu}/u.test(sentence) ? start.toUpperCase() : start))
    .replace(/["“”«»]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/[\s.!…]+$/, '')
  const words = plain.split(' ')
  if (words.length <= MOST_WORDS && plain.length <= MOST_CHARACTERS) return plain
  const kept = plain.slice(0, MOST_CHARACTERS).split(' ').slice(0, MOST_WORDS)
  const end = kept.findLastIndex((word, index) => index >= 5 && BREAK.test(word))
  return `${(end === -1 ? kept : kept.slice(0, end + 1)).join(' ').replace(/[,;:–—]+$/, '')} …`
}
