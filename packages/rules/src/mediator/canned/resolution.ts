import { pattern } from '../../text/pattern.ts'
import type { RehashTask, ResolveTask } from '../mediator.ts'
import { isEnglish } from './english.ts'
import { gistOf } from './gist.ts'
import { BRIEF_LENGTH, NEGATED, quotable } from './quotable.ts'
import { type Side, sidesOf } from './sides.ts'
import { sharedTheme } from './themes.ts'

/** Characters (docs/reference/mediator.md#length-of-the-answers). */
const LONGEST_SUMMARY = 900

/**
 * What each party says and asks for, in their own approved words, and a suggested conversation based on their requests,
 * dates and amounts. The phrasing is the same for both sides, so that swapping them swaps only the names.
 */
export function cannedResolution(task: ResolveTask): { summary: string; suggestion: string } {
  const sides = sidesOf(task)
  return { summary: viewsOf(sides), suggestion: wayToTalk(task, sides) }
}

/** A second attempt: what else the parties say, and a different approach from the earlier suggestion. */
export function cannedRehash(task: RehashTask): { summary: string; suggestion: string } {
  const sides = sidesOf(task)
  const summaries = [
    inParagraphs([
      'The first proposal didn’t settle it, so here is more of what you both wrote.',
      ...sides.map(otherViewOf),
    ]),
    inParagraphs(['Here again is what each of you says.', viewsOf(sides)]),
  ]
  const suggestions = [sayingBack(sides), smallestStep(sides)]
  return {
    summary: summaries.find((text) => text !== task.summary) ?? '',
    suggestion: suggestions.find((text) => text !== task.suggestion) ?? '',
  }
}

const inParagraphs = (texts: readonly string[]): string => texts.join('\n\n')

function viewsOf(sides: readonly Side[]): string {
  const full = inParagraphs(sides.map((side) => viewOf(side, (quote) => quote)))
  return full.length <= LONGEST_SUMMARY ? full : inParagraphs(sides.map((side) => viewOf(side, brief)))
}

/** "Maya says “…” and “…”, asks for this: “…”, and offers “…”." */
function viewOf({ name, account }: Side, quoting: (quote: string) => string): string {
  const gist = gistOf(account)
  const [says, asks, offers] = [gist.says.map(quoting), gist.asks.map(quoting), gist.offers.map(quoting)]
  const parts = [
    ...(says.length > 0 ? [`says ${listOf(says)}`] : []),
    ...(asks.length > 0 ? [asked(asks)] : []),
    ...(offers.length > 0 ? [`offers ${listOf(offers)}`] : []),
  ]
  const last = parts.at(-1)
  if (parts.length === 3) return `${name} ${parts[0]}, ${parts[1]}, and ${last}.`
  if (last !== undefined) return `${name} ${parts.join(says.length > 1 ? ', and ' : ' and ')}.`
  return account.despairs ? `${name} says how hard this is.` : `${name} hasn’t said what happened.`
}

/** Questions and orders read well after "asks"; statements such as "I want …" need "asks for this:". */
const asked = (quotes: readonly string[]): string =>
  quotes.some((quote) => WISHES.test(quote)) ? `asks for this: ${listOf(quotes)}` : `asks ${listOf(quotes)}`

const WISHES =
  /^(?!(?:i|we) (?:ask|beg)\b)(?:i|we|he|she|they|it|all|what|the|my|our|an?|there|you|u|reckon)(?:['’]\p{L}+)?(?!\p{L})(?!.*\?$)/iu

const listOf = (quotes: readonly string[]): string => quotes.map((quote) => `“${quote}”`).join(' and ')

/** What the first summary leaves out, or else what someone still asks for. */
function otherViewOf(side: Side): string {
  const { says, asks, offers } = gistOf(side.account)
  const [next] = side.account.statements.filter((quote) => !says.includes(quote) && !offers.includes(quote))
  if (next) return `${side.name} also says “${next}”.`
  return asks.length > 0 ? `${side.name} still ${asked(asks)}.` : viewOf(side, brief)
}

/**
 * A conversation about the two requests, one at a time; falls back to general advice on a theme if neither asked for
 * anything.
 */
function wayToTalk(task: ResolveTask, sides: readonly [Side, Side]): string {
  const asking = sides.filter(({ account }) => account.requests.length > 0)
  if (asking.length === 0) {
    const offers = offered(sides)
    if (offers === null) return sharedTheme(task.user1, task.user2)?.first ?? openTalk(sides)
    return `Start from what’s already offered: ${offers}. Say what would work for you, and what you’d need instead. ${figures(sides) ?? PLAIN_ENDING}`
  }
  const asks = asking.map(({ name, account }) => `${name}’s “${brief(account.requests[0]?.quote)}”`)
  return [
    `Talk about ${asks.length === 2 ? 'the two requests one at a time' : 'the request'}: ${asks.join(', then ')}.`,
    answers(sides),
    figures(sides) ?? PLAIN_ENDING,
  ].join(' ')
}

const brief = (quote = ''): string => quotable(quote, BRIEF_LENGTH)

const PLAIN_ENDING = 'Write down what you agree on, and by when.'

/** The first offer of each party, unless it is all that the summary quotes from them; null if there are none. */
function offered(sides: readonly [Side, Side]): string | null {
  const offers = sides.flatMap(({ name, account }) => {
    const offer = account.offers.find(({ quote }) => quote !== account.statements[0])
    return offer ? [`${name}’s “${brief(offer.quote)}”`] : []
  })
  return offers.length > 0 ? offers.join(' and ') : null
}

/** How to answer the requests, starting from what is already offered. */
function answers(sides: readonly [Side, Side]): string {
  const missing = sides.find(({ account }) => account.requests.length === 0)
  const answer = `${missing ? 'The answer' : 'Each answer'} can be a yes, a no, or something that would work instead`
  const offers = offered(sides)
  if (offers !== null) return `${answer}, starting from what’s already offered: ${offers}.`
  return missing ? `${answer}, and ${missing.name} says what would help in return.` : `${answer}.`
}

/** Words that show that a request or an offer is about money. */
const MONEY = new RegExp(
  pattern`
    (?<!\p{L})(?:pay|paid|repay|refund|owe|owed|reimburse|transfer|deposit|costs?|price|fees?|rent|invoice|bill|split|
    share|money|amount|cash|discount|deduct\p{L}*|compensat\p{L}+|venmo|paypal|(?:it|that) back)(?!\p{L})
  `,
  'iu',
)

/**
 * Amounts and dates to agree on, as named by the parties themselves. An amount counts only if a request or an offer is
 * about money: two people who mention a fine for a flagpole may be arguing about the flagpole. A date counts only in a
 * request or an offer, because other dates are mostly past ("since March").
 */
function figures(sides: readonly [Side, Side]): string | null {
  const listed = (of: (account: Side['account']) => string | undefined): string => {
    const [one, other] = [of(sides[0].account), of(sides[1].account)]
    if (one !== undefined && one === other) return `you both mention ${one}`
    return sides.flatMap(({ name, account }) => (of(account) ? [`${name} mentions ${of(account)}`] : [])).join(', ')
  }
  const amounts = listed((account) => {
    // "I'm not paying £265" names no amount to agree on.
    const about = wanted(account).filter(({ quote }) => !NEGATED.test(quote))
    const named = about.flatMap((one) => one.amounts)
    const isAboutMoney = about.some(({ quote }) => MONEY.test(quote) || !isEnglish(quote))
    return [...named, ...(isAboutMoney ? account.amounts : [])].find((amount) => /\p{Nd}/u.test(amount))
  })
  const dates = listed((account) => wanted(account).find(({ by }) => by)?.by ?? undefined)
  if (amounts === '' && dates === '') return null
  if (amounts === '') return `Write down what you agree on, with a date for each point (${dates}).`
  return `Write down the amount you agree on (${amounts}) and a date for it${dates === '' ? '' : ` (${dates})`}.`
}

const wanted = ({ requests, offers }: Side['account']) => [...requests, ...offers]

const openTalk = ([one, other]: readonly [Side, Side]): string =>
  `${one.name} and ${other.name} each name one thing the other could do this week. Each answer can be a yes, a no, or something that would work instead.`

function sayingBack(sides: readonly [Side, Side]): string {
  const [one, other] = sides
  const back = (speaker: Side, listener: Side): string => {
    const [statement] = speaker.account.statements
    return statement
      ? `${listener.name} puts into their own words what “${statement}” means to ${speaker.name}`
      : `${listener.name} asks ${speaker.name} what matters most here`
  }
  return `This time, start by listening: ${back(one, other)}, and ${back(other, one)}. Once you both feel understood, talk about what should happen next, and write it down with a date.`
}

function smallestStep(sides: readonly [Side, Side]): string {
  const steps = sides.map(({ name, account }) =>
    account.requests[0] ? `“${account.requests[0].quote}” for ${name}` : `one thing ${name} names`,
  )
  return `Set the bigger question aside and settle one small part this week: ${steps.join(', and ')}. Each of you says what’s possible, and you check in again a week later.`
}
