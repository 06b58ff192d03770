import { pattern } from '../../text/pattern.ts'
import type { RehashTask, ResolveTask } from '../mediator.ts'
import { excerptOf, FULL, leftOutOfExcerpt, SHORT, shortened } from './excerpt.ts'
import { offersOf, requestOf } from './open-points.ts'
import { brief, ended, isCourtesy, LONGEST_TEXT, STATEMENT_LENGTH } from './quotable.ts'
import { calledNames, type Side, sidesOf } from './sides.ts'
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
  const suggestions = [listeningFirst(sides), smallestStep(sides)]
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

/** What the first summary leaves out, or else what someone has offered or asked for. */
function otherViewOf(side: Side): string {
  const more = leftOutOfExcerpt(side.account.sentences)
  if (more) return `${side.name} also says: “${shortened(more.text, STATEMENT_LENGTH)}”`
  const [offer] = offersOf(side)
  if (offer !== undefined) return ended(`${side.name} offered: “${offer}”`)
  const request = requestOf(side)
  return request === null ? viewOf(side, SHORT) : ended(`${side.name} asked: “${request}”`)
}

/** Each says in their own words what the other means, before they talk about the proposal again. */
function listeningFirst(sides: readonly [Side, Side]): string {
  const [one, other] = sides
  const [first, second] = calledNames(sides)
  const point = ({ account }: Side, name: string): string => {
    const { statements, concessions } = account
    const statement = statements.find((quote) => !concessions.includes(quote) && isWorthRepeating(quote))
    return statement ? `${name}’s “${brief(statement)}”` : `what matters most to ${name}`
  }
  return `This time, listen first: ${second}, how would you put ${point(one, first)} in your own words, and ${first}, how would you put ${point(other, second)}? When each of you can say “yes, that’s it”, say what was missing in the first proposal, and name one change that would make it work, with a date.`
}

/** "If it hurt you I'm sorry" is no point to be understood, and "not my problem" and "you just replied “k”" only sting. */
const isWorthRepeating = (quote: string): boolean =>
  !APOLOGY.test(quote) && !DISMISSIVE.test(quote) && !isCourtesy(quote)
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
  const [first, second] = calledNames(sides)
  return `Set the bigger question aside for now. ${first} and ${second}, what is one small thing that each of you could do for the other this week? Check in again a week later.`
}
