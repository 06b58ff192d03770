import type { ResolveTask } from '../mediator.ts'
import { mainPointOf } from './excerpt.ts'
import { brief, LONGEST_TEXT } from './quotable.ts'
import type { Side } from './sides.ts'
import { sharedTheme } from './themes.ts'

/** How many offers a suggestion quotes. */
const MOST_OFFERS = 2

/**
 * Where to start talking: from what the answer clearly offers, or else from the main point of each message, whatever it
 * is. Nothing but a clear offer is called one, because patterns often take a complaint or a refusal for a request or an
 * offer (docs/reference/canned-texts.md#proposals). If neither asks for nor offers anything, a theme that both share comes
 * first.
 */
export function suggestionFor(task: ResolveTask, sides: readonly [Side, Side]): string {
  const theme = sides.some(({ account: { requests, offers } }) => requests.length + offers.length > 0)
    ? null
    : sharedTheme(task.user1, task.user2)
  const quoting = [whole, brief].flatMap(
    (shorten) => fromOffers(sides, shorten) ?? fromMainPoints(sides, shorten) ?? [],
  )
  return theme?.first ?? quoting.find(({ length }) => length <= LONGEST_TEXT) ?? openTalk(sides)
}

type Quoting = (quote: string) => string
const whole: Quoting = (quote) => quote

function fromOffers([one, other]: readonly [Side, Side], quoting: Quoting): string | null {
  const offers = other.account.parts.filter(({ kind, isClear }) => kind === 'offer' && isClear).slice(0, MOST_OFFERS)
  if (offers.length === 0) return null
  const quoted = offers.map(({ quote }) => `“${quoting(quote)}”`).join(' and ')
  const point = pointOf(one, quoting) ?? `what ${one.name} wrote`
  return `Start from what ${other.name} offers: ${quoted}. ${one.name} says what of it works, what doesn’t, and what would work instead, and ${other.name} does the same for ${point}. ${ENDING}`
}

function fromMainPoints([one, other]: readonly [Side, Side], quoting: Quoting): string | null {
  const [mine, yours] = [pointOf(one, quoting), pointOf(other, quoting)]
  if (mine === null || yours === null) return null
  return `Start with one point each: ${mine} and ${yours}. Tell each other what in it you can agree to, what you can’t, and what would work instead, then take the next point. ${ENDING}`
}

/** "Maya’s “You came at six”", the main point of a message; null if nothing can be quoted. */
function pointOf({ name, account }: Side, quoting: Quoting): string | null {
  const point = mainPointOf(account.sentences)
  return point === '' ? null : `${name}’s “${quoting(point)}”`
}

const ENDING = 'Write down what you agree on, and by when.'

const openTalk = ([one, other]: readonly [Side, Side]): string =>
  `${one.name} and ${other.name} each name one thing the other could do this week. Each answer can be a yes, a no, or something that would work instead.`
