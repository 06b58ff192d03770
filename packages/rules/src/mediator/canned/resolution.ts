import { pattern } from '../../text/pattern.ts'
import type { RehashTask, ResolveTask } from '../mediator.ts'
import { excerptOf, FULL, leftOutOfExcerpt, SHORT, shortened } from './excerpt.ts'
import { ended, LONGEST_TEXT, STATEMENT_LENGTH } from './quotable.ts'
import { type Side, sidesOf } from './sides.ts'
import { suggestionFor } from './suggestion.ts'

/**
 * What each party says, as an excerpt of their approved wording, and a suggestion of where to start. Swapping the sides
 * only changes the order of the summary; the suggestion starts from what the answer offers.
 */
export function cannedResolution(task: ResolveTask): { summary: string; suggestion: string } {
  const sides = sidesOf(task)
  return { summary: viewsOf(sides), suggestion: suggestionFor(sides) }
}

/** A second attempt: what else the parties say, and a different approach from the earlier suggestion. */
export function cannedRehash(task: RehashTask): { summary: string; suggestion: string } {
  const sides = sidesOf(task)
  const summaries = [
    inParagraphs([
      sides.every(({ account }) => leftOutOfExcerpt(account.sentences))
        ? 'The first proposal didn’t settle it, so here’s more of what you both wrote.'
        : 'The first proposal didn’t settle it.',
      ...sides.map(otherViewOf),
    ]),
    inParagraphs(['Again, here’s what each of you says.', viewsOf(sides)]),
  ]
  const suggestions = [sayingBack(sides), smallestStep(sides)]
  return {
    summary: summaries.find((text) => text !== task.summary) ?? '',
    suggestion: suggestions.find((text) => text !== task.suggestion) ?? '',
  }
}

const inParagraphs = (texts: readonly string[]): string => texts.join('\n\n')

function viewsOf(sides: readonly Side[]): string {
  const full = inParagraphs(sides.map((side) => viewOf(side)))
  return full.length <= LONGEST_TEXT ? full : inParagraphs(sides.map((side) => viewOf(side, SHORT)))
}

/** "Maya says: “You came at six. … Please ring me.”" */
function viewOf({ name, account }: Side, size = FULL): string {
  const excerpt = excerptOf(account.sentences, size)
  if (excerpt !== '') return `${name} says: “${excerpt}”`
  return account.despairs ? `${name} says how hard this is.` : `${name} hasn’t said what happened.`
}

/** Questions and orders read well after "asks"; statements such as "I want …" need "asks for this:". */
const asked = (quote: string): string => (WISHES.test(quote) ? `asks for this: “${quote}”` : `asks “${quote}”`)

const WISHES =
  /^(?!(?:i|we) (?:ask|beg)\b)(?:i|we|he|she|they|it|all|what|the|my|our|an?|there|you|u|reckon)(?:['’]\p{L}+)?(?!\p{L})(?!.*\?$)/iu

/** What the first summary leaves out, or else what someone still asks for. */
function otherViewOf(side: Side): string {
  const more = leftOutOfExcerpt(side.account.sentences)
  if (more) return `${side.name} also says: “${shortened(more.text, STATEMENT_LENGTH)}”`
  const [request] = side.account.requests
  return request ? ended(`${side.name} still ${asked(request)}`) : viewOf(side, SHORT)
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

const smallestStep = ([one, other]: readonly [Side, Side]): string =>
  `Set the bigger question aside for now. ${one.name} and ${other.name} each name one small thing the other could do this week, and say what’s possible. Check in again a week later.`
