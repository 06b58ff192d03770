import { brief, ended, LONGEST_TEXT } from './quotable.ts'
import { isForAction } from './requests.ts'
import type { Side } from './sides.ts'

/** How many offers a suggestion quotes. */
const MOST_OFFERS = 2

/**
 * Where to start talking: from what the answer clearly offers, or else from what they clearly ask for. Nothing else is
 * quoted, because patterns often take a complaint or a refusal for a request or an offer
 * (docs/reference/canned-texts.md#canned-proposals). If there is neither, they are invited to name one thing each.
 */
export function suggestionFor(sides: readonly [Side, Side]): string {
  const proposals = [whole, brief].flatMap(
    (quoting) => fromOffers(sides, quoting) ?? fromRequests(sides, quoting) ?? [],
  )
  return proposals.find(({ length }) => length <= LONGEST_TEXT) ?? openTalk(sides)
}

type Quoting = (quote: string) => string
const whole: Quoting = (quote) => quote

function fromOffers([one, other]: readonly [Side, Side], quoting: Quoting): string | null {
  const offers = clear(other, 'offer').slice(0, MOST_OFFERS)
  if (offers.length === 0) return null
  const quoted = offers.map((quote) => `“${quoting(quote)}”`).join(' and ')
  const answered = `${other.name} does the same for ${requestOf(one, quoting) ?? `what ${one.name} wrote`}`
  return `Start from what ${other.name} offers: ${quoted}. ${one.name} says which part of it works, which doesn’t, and what would work instead, and ${ended(answered)} ${ENDING}`
}

function fromRequests([one, other]: readonly [Side, Side], quoting: Quoting): string | null {
  const [mine, theirs] = [requestOf(one, quoting), requestOf(other, quoting)]
  if (mine !== null && theirs !== null)
    return `${ended(`Start with one point each: ${mine} and ${theirs}`)} For each, say what you can agree to, what you can’t, and what would work instead, then take the next point. ${ENDING}`
  if (mine === null && theirs === null) return null
  const [asker, listener] = mine === null ? [other, one] : [one, other]
  return `${ended(`Start with ${mine ?? theirs}`)} ${listener.name} says which part of it works, which doesn’t, and what would work instead, and ${asker.name} does the same for what ${listener.name} wrote. ${ENDING}`
}

/** "Maya’s “Please ring me before six”": the first thing that someone clearly asks to be done; null if there is none. */
function requestOf(side: Side, quoting: Quoting): string | null {
  const request = clear(side, 'request').find(isForAction)
  return request === undefined ? null : `${side.name}’s “${quoting(request)}”`
}

const clear = ({ account }: Side, sought: 'offer' | 'request'): string[] =>
  account.parts.filter(({ kind, isClear }) => kind === sought && isClear).map(({ quote }) => quote)

const ENDING = 'Write down what you agree on, and by when.'

const openTalk = ([one, other]: readonly [Side, Side]): string =>
  `${one.name} and ${other.name} each name one thing the other could do this week. Each answer can be a yes, a no, or something that would work instead.`
