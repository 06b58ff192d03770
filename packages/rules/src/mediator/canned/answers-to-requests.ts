import { pattern } from '../../text/pattern.ts'
import { factsIn } from '../facts/facts-in.ts'
import { contentOf, overlap } from '../requests/content.ts'
import type { Account } from './account.ts'

/**
 * Whether the listener refuses a request, or answers it with an amount: "I'd want half of the £380 for a screen" is
 * answered by "I won't pay £190 for a screen", and "I need the £640" by "£250 I could manage" or "£640 is on its way".
 * An offer of one thing also answers a request for two: "replace the lock and the light" by "the lock, not the light".
 */
export const isAnswered = (request: string, listener: Account): boolean =>
  isRefused(request, listener) ||
  listener.parts.some(({ said }) => isRuledOut(request, said)) ||
  listener.parts.some((_, index) => isCounterOffer(request, listener, index))

/**
 * What the listener offers instead of what they are asked for: "Half six I can do" for "I need you here at half five",
 * if they say that half five isn't possible.
 * @returns its quotation; null if there is no such offer
 */
export function counterOfferTo(request: string, listener: Account): string | null {
  const { parts } = listener
  const counter = parts.find((_, index) => isCounterOffer(request, listener, index))
  // "I'll pay the whole €80" grants a request for €80.
  if (counter) return amountsIn(counter.quote).some((amount) => request.includes(amount)) ? null : counter.quote
  const ruledOut = parts.findIndex(({ said }) => isRuledOut(request, said))
  if (ruledOut === -1) return null
  const near = [ruledOut + 1, ruledOut - 1, ruledOut + 2].map((index) => parts[index])
  return near.find((part) => part?.kind === 'offer' || SUGGESTS.test(part?.quote ?? ''))?.quote ?? null
}

/** "Could we say half nine?" */
const SUGGESTS = /^(?:(?:so|but|and|maybe),? )?(?:(?:could|can|shall) we|how about|what about|would)(?!\p{L})/iu

function isCounterOffer(request: string, { parts }: Account, index: number): boolean {
  const part = parts[index]
  if (part?.kind !== 'offer' || !part.isClear) return false
  const { quote } = part
  return (
    (WANTS_MONEY.test(request) && PAYS.test(quote) && valuesIn(quote).length > 0) ||
    answersAmount(request, quote) ||
    paysLess(request, quote) ||
    excludesFigure(request, quote) ||
    grantsHalf(request, quote, parts[index + 1]?.quote ?? '')
  )
}

/** Whether the listener refuses this request, or all requests. */
export const isRefused = (request: string, listener: Account): boolean =>
  listener.declines || listener.parts.some(({ said }) => isRefusalOf(request, said))

/** Whether a statement says that what a request asks for, or its figure, isn't possible: "half five isn't possible". */
function isRuledOut(request: string, said: string): boolean {
  const at = said.search(RULES_OUT)
  if (at === -1 || OFFERS_CHOICE.test(request)) return false
  // "Same day is not going to happen"
  const [asked, subject] = [contentOf(request), [...contentOf(said.slice(0, at))]]
  const isSubject = subject.length > 0 && subject.length <= MOST_WORDS && subject.every((word) => asked.has(word))
  return isSubject || shareFigure(request, said)
}
const MOST_WORDS = 3

function isRefusalOf(request: string, said: string): boolean {
  if (saysNoTo(request, said)) return true
  const refusal = REFUSES.exec(said)
  if (!refusal || ALTERNATIVE.test(said)) return false
  const asked = contentOf(request)
  const shared = [...contentOf(said)].filter((word) => asked.has(word)).length
  if (PLAIN_REFUSAL.test(said) && PAYS.test(request) && PAYS.test(said)) return true
  // "I won't hand it to a solicitor" with "bring it to the solicitor's"
  const [refused = ''] = said.slice(refusal.index + refusal[0].length).split(/,| (?:because|as|since|until|when) /iu)
  if (contentOf(refused).size > 1 && overlap(contentOf(refused), asked) >= HALF_OF_IT) return true
  // "I won't pay for a screen" needs only one word in common with a request for an amount, as does a plain refusal.
  return shared >= (PLAIN_REFUSAL.test(said) || (amountsIn(request).length > 0 && PAYS.test(said)) ? 1 : 2)
}
/** The share of a refusal's words that the request must contain. */
const HALF_OF_IT = 0.5
/** "I'm declining to pay it", "the mirror I'm not able to accept", "I have no space in the living room" */
const PLAIN_REFUSAL = new RegExp(
  pattern`
    (?<!\p{L})(?:i|we)(?:['’]?m| am|['’]re| are)? (?:declin(?:e|ing)|refus(?:e|ing)|not (?:able|willing|prepared|going) to|
    have no (?:space|room|money|time|intention))(?!\p{L})
  `,
  'iu',
)

/** Whether a part says no to a thing or an amount that is asked for: "role back no, the others voted", "250 no". */
function saysNoTo(request: string, said: string): boolean {
  const [, subject] = /^(?:(?:but|and|so|as for) )?([^,.;:!?]{2,40}?)[,:]? no(?=$|[,.;:!])/iu.exec(said) ?? []
  if (subject === undefined) return false
  const [asked, named] = [contentOf(request), [...contentOf(subject)]]
  return (
    (named.length > 0 && named.every((word) => asked.has(word))) ||
    valuesIn(subject).some((value) => valuesIn(request).includes(value))
  )
}

/** Whether a request asks for one amount and little else, and an offer gives that amount or names another for it. */
function answersAmount(request: string, offer: string): boolean {
  const [[amount, ...more], offered] = [amountsIn(request), amountsIn(offer)]
  if (amount === undefined || more.length > 0 || offered.length === 0) return false
  const [asked, given] = [contentOf(withoutAmounts(request)), contentOf(withoutAmounts(offer))]
  const missing = [...asked].filter((word) => !given.has(word)).length
  if (offered.includes(amount)) return missing === 0
  // "I'll give you £20 for petrol" is about something other than "£640 for the clutch".
  return missing <= 1 && [...given].filter((word) => !asked.has(word)).length <= 1
}

/**
 * Whether an offer grants a part of a request and refuses another part.
 * @param next what follows the offer: "I can do the windows | but not the oven"
 */
function grantsHalf(request: string, offer: string, next: string): boolean {
  const [, granted = '', refused = ''] = HALF.exec(/^not /iu.test(next) ? `${offer}, ${next}` : offer) ?? []
  const asked = contentOf(request)
  return [granted, refused].every((half) => [...contentOf(half)].some((word) => asked.has(word)))
}
/** "I want my money back by Friday", without an amount */
const WANTS_MONEY = /(?<!\p{L})(?:my|the|our) (?:(?:money|cash|deposit) back|(?:half|share) (?:by|before))(?!\p{L})/iu

/** "I can do 7.30 most weeks, not 7" */
function excludesFigure(request: string, offer: string): boolean {
  const [, excluded = ''] = /,? (?:but )?not (?:the |on |at |by )*([\p{L}\d£$€₹₦.,:]+(?: \p{L}+)?)$/iu.exec(offer) ?? []
  return !OFFERS_CHOICE.test(request) && shareFigure(request, excluded)
}
/** "Be there at 7 or pay for what you miss" */
const OFFERS_CHOICE = /(?<!\p{L})or(?!\p{L})/iu

/** Whether both are about paying, and the offer is lower than the request: "send me the 92" and "send 50 tonight". */
function paysLess(request: string, offer: string): boolean {
  if (!PAYS.test(request) || !PAYS.test(offer)) return false
  const topic = contentOf(request)
  // "£20 for the petrol" answers nothing about a clutch.
  const purpose = / for (?!you\b|me\b|it\b)(.*)$/iu.exec(offer)?.[1]
  if (purpose !== undefined && ![...contentOf(purpose)].some((word) => topic.has(word))) return false
  const [asked, given] = [valuesIn(request), valuesIn(offer)]
  return asked.length > 0 && given.length > 0 && Math.max(...given) < Math.max(...asked)
}
/** Amounts and numbers, in whatever units the two write about. */
const valuesIn = (text: string): number[] =>
  factsIn(text).flatMap(({ kind, value }) =>
    kind === 'amount' || kind === 'number'
      ? [Number(/\d[\d.]*/u.exec(value)?.[0] ?? Number.NaN)].filter(Number.isFinite)
      : [],
  )

/** "…, (but) not (for) the light" */
const HALF = /^(.*?),? (?:and |but )?not (?!only\b|just\b|until\b|before\b)([^,.;]*)/isu

const PAYS = /(?<!\p{L})(?:pay|repay|refund|cover|share|split|send|transfer|give|return)(?:s|ed|ing)?(?!\p{L})/iu
/** "I can't believe it" and "I don't think I ever said no" refuse nothing. */
const REFUSES = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:i|we)(?:['’]?m| am| are|['’]re)? (?:not|won['’]?t|will not|can['’]?t|cannot|refus(?:e|ing)|declin(?:e|ing)|have no|don['’]?t (?:accept|
    agree|think))|(?:isn['’]?t|is not) something i)(?!\p{L})(?! (?:i|we|believe|see|remember|find|help|imagine|wait|forget|mind|deny|argue|pretend|lie)(?!\p{L}))
  `,
  'iu',
)
/** "Noon Wednesday can't happen", "10 is too early", "27th is not possible", "1.6 I cannot do this year" */
const RULES_OUT = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:is|are|was)(?:n['’]?t| not) (?:possible|going to (?:happen|work)|realistic|doable|feasible)|
    (?:can['’]?t|cannot|can not|won['’]?t|doesn['’]?t|does not) (?:happen|work|be done)|
    (?:is|['’]?s|was) (?:too (?:early|late|much|soon|long|often|high)|impossible|out of the question|hard|tough|difficult|
    tricky|a push|a stretch)|
    i (?:can['’]?t|cannot|can not|won['’]?t|will not) (?:do|manage|make|pay|afford|raise|find|spare|get)|
    i am not able to (?:agree|do|pay)|not able to agree)(?!\p{L})
  `,
  'iu',
)
/** "I can't bring it on Friday, but I can on Sunday" */
const ALTERNATIVE = /(?<!\p{L})(?:but|until|unless)(?!\p{L})/iu

const figuresIn = (text: string): string[] =>
  factsIn(text).flatMap(({ kind, value }) => (/^(?:amount|number|date|time)$/.test(kind) ? [value] : []))

const shareFigure = (one: string, other: string): boolean =>
  figuresIn(one).some((figure) => figuresIn(other).includes(figure))

const amountsIn = (text: string): string[] =>
  factsIn(text).flatMap(({ kind, text: amount }) => (kind === 'amount' ? [amount] : []))

const withoutAmounts = (text: string): string =>
  amountsIn(text).reduce((rest, amount) => rest.replace(amount, ' '), text)
