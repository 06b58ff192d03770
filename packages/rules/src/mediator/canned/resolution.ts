import { pattern } from '../../text/pattern.ts'
import type { RehashTask, ResolveTask } from '../mediator.ts'
import { gistOf } from './gist.ts'
import { brief, LONGEST_TEXT } from './quotable.ts'
import { type Side, sidesOf } from './sides.ts'
import { suggestionFor } from './suggestion.ts'

/**
 * What each party says, acknowledges, asks for and offers, in their own approved words, and a suggested conversation
 * based on their requests, offers, dates and amounts. The phrasing is the same for both sides, so swapping them only
 * changes the order.
 */
export function cannedResolution(task: ResolveTask): { summary: string; suggestion: string } {
  const sides = sidesOf(task)
  return { summary: viewsOf(sides), suggestion: suggestionFor(task, sides) }
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
  return full.length <= LONGEST_TEXT ? full : inParagraphs(sides.map((side) => viewOf(side, brief)))
}

/** "Maya says “…” and “…”, acknowledges “…”, asks for this: “…”, and offers “…”." */
function viewOf({ name, account }: Side, quoting: (quote: string) => string): string {
  const gist = gistOf(account)
  const says = gist.says.map(quoting)
  const [grants, asks, offers] = [gist.grants.map(quoting), gist.asks.map(quoting), gist.offers.map(quoting)]
  const parts = [
    ...(says.length > 0 ? [`says ${listOf(says)}`] : []),
    ...(grants.length > 0 ? [`acknowledges ${listOf(grants)}`] : []),
    ...(asks.length > 0 ? [asked(asks)] : []),
    ...(offers.length > 0 ? [`offers ${listOf(offers)}`] : []),
  ]
  const last = parts.at(-1)
  if (parts.length > 2) return `${name} ${parts.slice(0, -1).join(', ')}, and ${last}.`
  if (last !== undefined) return `${name} ${parts.join(says.length > 1 ? ', and ' : ' and ')}.`
  return account.despairs ? `${name} says how hard this is.` : `${name} hasn’t said what happened.`
}

/** Questions and orders read well after "asks"; statements such as "I want …" need "asks for this:". */
const asked = (quotes: readonly string[]): string =>
  quotes.some((quote) => WISHES.test(quote)) ? `asks for this: ${listOf(quotes)}` : `asks ${listOf(quotes)}`

const WISHES =
  /^(?!(?:i|we) (?:ask|beg)\b)(?:i|we|he|she|they|it|all|what|the|my|our|an?|there|you|u|reckon)(?:['’]\p{L}+)?(?!\p{L})(?!.*\?$)/iu

const listOf = (quotes: readonly string[]): string => quotes.map((quote) => `“${quote}”`).join(' and ')

/** A statement that the first summary leaves out, or else what someone still asks for. */
function otherViewOf(side: Side): string {
  const { says, grants, asks, offers } = gistOf(side.account)
  const quoted = [...says, ...grants, ...offers]
  const [next] = side.account.statements.filter((quote) => !quoted.includes(quote))
  if (next) return `${side.name} also says “${next}”.`
  return asks.length > 0 ? `${side.name} still ${asked(asks)}.` : viewOf(side, brief)
}

function sayingBack(sides: readonly [Side, Side]): string {
  const [one, other] = sides
  const back = (speaker: Side, listener: Side): string => {
    const { statements, concessions } = speaker.account
    const statement = statements.find((quote) => !concessions.includes(quote) && isWorthRepeating(quote))
    return statement
      ? `${listener.name} says back what ${speaker.name} means by “${statement}”`
      : `${listener.name} asks ${speaker.name} what matters most here`
  }
  return `This time, just listen first: ${back(one, other)}, then ${back(other, one)}, until each of you can say: yes, that’s it. After that, talk about what should happen next, and write it down with a date.`
}

/** "If it hurt you I'm sorry" is no point to be understood, and "not my problem" and "you just replied “k”" only sting. */
const isWorthRepeating = (quote: string): boolean => !APOLOGY.test(quote) && !DISMISSIVE.test(quote)
const APOLOGY =
  /(?<!\p{L})(?:(?:i['’]?m|i am|am) (?:\p{L}+ )?sorry|sorry (?:if|that|for|about)|i (?:do )?apologi[sz]e)(?!\p{L})/iu
const DISMISSIVE = new RegExp(
  pattern`
    ^\W*(?:no|nope|nah|whatever|so what|who cares|fine|sure|here we go)(?!\p{L})|here we go again|not my (?:problem|fault)|
    (?:get over|deal with) it|[‘“"'](?:k|ok|okay|fine|whatever|lol|no|sure)[’”"']
  `,
  'iu',
)

function smallestStep(sides: readonly [Side, Side]): string {
  const steps = sides.map(({ name, account }) =>
    account.requests[0] ? `“${account.requests[0].quote}” for ${name}` : `one thing ${name} names`,
  )
  return `Set the bigger question aside and settle one small part this week: ${steps.join(', and ')}. Each of you says what’s possible, and you check in again a week later.`
}
