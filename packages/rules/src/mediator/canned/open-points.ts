import { pattern } from '../../text/pattern.ts'
import { contentOf } from '../requests/content.ts'
import { clearParts, type Part } from './account.ts'
import { proposedActionsIn } from './proposed-actions.ts'
import { quotable, REQUEST_LENGTH } from './quotable.ts'
import { refersElsewhere, withReferent } from './referents.ts'
import { asksNothingNew, isForAction } from './requests.ts'
import type { Side } from './sides.ts'

/** How many offers a suggestion quotes. */
const MOST_OFFERS = 2

/**
 * What waits for a reply, as quotations. Nothing else is called an offer or a request, because patterns often mistake a
 * complaint or a refusal for one (docs/reference/canned-texts.md#canned-proposals).
 */
export type OpenPoints = {
  /** What the answer clearly offers. */
  readonly offers: readonly string[]
  /** What the answer clearly asks for, or a question near its end; null if there is neither. */
  readonly asked: string | null
  /** What the first message clearly asks for; null if nothing. */
  readonly request: string | null
  /** What the answer clearly admits; null if nothing. */
  readonly admission: string | null
}

export function openPointsOf([one, other]: readonly [Side, Side]): OpenPoints {
  const offers = offersOf(other)
  return {
    offers,
    asked: requestOf(other) ?? openQuestionOf(other, { afterOffer: offers.length > 0 }),
    request: requestOf(one),
    admission: admissionOf(other),
  }
}

/** The specific ones if there are too many, because "I'll have a word" says little; in the order of the answer. */
export function offersOf(side: Side): string[] {
  const all = clearParts(side.account, 'offer').map((part) => quoteOf(part, side))
  const offers = all.filter((offer, at) => !all.some((other, place) => place !== at && other.includes(offer)))
  const isSpecific = (offer: string): boolean => contentOf(offer).size >= FEWEST_WORDS_OF_OFFER
  const chosen = [...offers.filter(isSpecific), ...offers.filter((offer) => !isSpecific(offer))].slice(0, MOST_OFFERS)
  return offers.filter((offer) => chosen.includes(offer))
}
const FEWEST_WORDS_OF_OFFER = 2

/** A part that refers to the sentence before it is quoted with that sentence. */
function quoteOf(part: Part, { account }: Side): string {
  const withContext = withReferent(part, account)
  return withContext === null ? part.quote : quotable(withContext, REQUEST_LENGTH)
}

/** The first action that someone clearly asks for. */
export function requestOf(side: Side): string | null {
  const requests = clearParts(side.account, 'request')
    .filter(({ said }) => !asksNothingNew(said))
    .map((part) => quoteOf(part, side))
  const isClearAlone = (request: string): boolean =>
    !(request.endsWith('?') && refersElsewhere(request)) && !/^here(?:['’]s| is) what/iu.test(request)
  return (
    requests.find(
      (request) => isForAction(request) && isClearAlone(request) && proposedActionsIn(request, null).length > 0,
    ) ?? null
  )
}

/** What someone admits, unless they take it back: "I could have worded it better. But …". */
function admissionOf(side: Side): string | null {
  const { parts } = side.account
  const admitted = clearParts(side.account, 'concession').find((part) => {
    const next = parts[parts.indexOf(part) + 1]
    return !refersElsewhere(part.quote) && !(next && /^(?:but|however|though)(?!\p{L})/iu.test(next.said))
  })
  return admitted?.quote ?? null
}

/**
 * The last question among the final two sentences that waits for a reply. "Is that okay?" is quoted with the sentence
 * before it, and not at all after an offer, whose author is answered anyway.
 */
function openQuestionOf({ account }: Side, { afterOffer }: { afterOffer: boolean }): string | null {
  const last = new Set(account.sentences.slice(-2).map(({ place }) => place))
  const question = account.parts.findLast(
    ({ place, quote }) => last.has(place) && quote.endsWith('?') && WAITS.test(quote),
  )
  if (question === undefined || !REFERS_BACK.test(question.quote)) return question?.quote ?? null
  const before = account.sentences.find(({ place }) => place === question.place - 1)
  if (afterOffer || before === undefined || before.text.endsWith('?')) return null
  return quotable(`${before.text} ${question.quote}`, REQUEST_LENGTH)
}

const REFERS_BACK = /(?<!\p{L})(?:that|this|it)(?!\p{L})/iu

/** Other questions mostly scold ("Which other landlord gives you light?") or make conversation ("Is he eating?"). */
const WAITS = new RegExp(
  pattern`
    ^(?:(?:and|but|so|or|also|then|now|honestly|\p{Lu}\p{L}+),? )*(?:do (?:you|u) (?:still )?(?:want|have|need|mind|prefer|know)|
    (?:should|shall|can|could|may) i|would (?:that|it|you|u|\p{L}+day)|(?:is|are) .{1,40} (?:possible|all right|alright|ok|okay|fine|enough)|
    when|where (?:should|shall|can|do)|which version|what (?:time|day|date)|what would|how (?:much|many|soon|long)|
    did (?:you|u) (?:book|get|receive|find|keep))(?!\p{L})
  `,
  'iu',
)
