import { openPointsOf } from './open-points.ts'
import { brief, ended, LONGEST_TEXT } from './quotable.ts'
import { isForAction } from './requests.ts'
import { calledNames, type Side } from './sides.ts'

/**
 * What the two could do next, in two or three sentences and addressed to both by name: the first author replies to what
 * the answer offers and asks, and what the first message asks for comes after that. If there is none of these, the first
 * author replies to an admission, or says what would help.
 */
export function suggestionFor(sides: readonly [Side, Side]): string {
  const quoted = [whole, brief].map((quoting) => nextSteps(sides, quoting))
  return quoted.find(({ length }) => length <= LONGEST_TEXT) ?? openTalk(sides)
}

type Quoting = (quote: string) => string
const whole: Quoting = (quote) => quote

const ENDING = 'If you agree, write down who does what, and by when.'

function nextSteps(sides: readonly [Side, Side], quoting: Quoting): string {
  const [one, other] = sides
  const [first, second] = calledNames(sides)
  const { offers, asked, request, admission } = openPointsOf(sides)
  const quote = (text: string): string => `“${quoting(text)}”`
  if (offers.length > 0) {
    const offered = `${other.name} offers: ${offers.map(quote).join(' and ')}`
    const wish = request === null ? 'you’d change' : 'you’d change or still need'
    return asked === null
      ? `${ended(offered)} ${first}, ${offers.length > 1 ? 'do these work' : 'does that work'} for you, or is there something ${wish}? ${ENDING}`
      : `${ended(`${offered}, and ${verbFor(asked)} in return: ${quote(asked)}`)} ${first}, what do you say to each, and is there something ${wish}? ${ENDING}`
  }
  if (asked !== null && request !== null)
    return `${opinionOn(first, second, quote(asked))} ${opinionOn(second, first, quote(request))} ${ENDING}`
  if (asked !== null) {
    const reply = !isQuestion(asked)
      ? 'can you agree to that, and what do you still need'
      : `answer that first${isForAction(asked) ? ' (yes, no, or what would suit you better)' : ''}, then say what you still need`
    return `${ended(`${other.name} ${verbFor(asked)}: ${quote(asked)}`)} ${first}, ${reply} from ${second}${isQuestion(asked) ? '.' : '?'} ${ENDING}`
  }
  if (request !== null)
    return `${ended(`${one.name} asked: ${quote(request)}`)} ${first}, does the answer settle that, or what’s still open? ${second}, is there more of it that you could do, or something else instead?`
  return admission === null
    ? openTalk(sides)
    : `${ended(`${other.name} says: ${quote(admission)}`)} ${first}, is that enough for now, or is there one thing that would help? ${second}, answer with yes, no, or what you could do instead.`
}

function openTalk(sides: readonly [Side, Side]): string {
  const [first, second] = calledNames(sides)
  return `${first}, what is one thing you’d like ${second} to do now? ${second}, answer with yes, no, or what you could do instead, and say what you need from ${first}, if anything. If you agree on something, write it down, with a day if it has one.`
}

const opinionOn = (reader: string, author: string, quote: string): string =>
  `${reader}, what do you say to ${author}’s ${quote}${/[?!]”$/.test(quote) ? '' : '?'}`

const isQuestion = (quote: string): boolean => quote.endsWith('?')

/** Orders and wishes don't read well after "asks", nor do proposals for both. */
function verbFor(request: string): string {
  if (FOR_BOTH.test(request)) return 'proposes'
  return isQuestion(request) || /\bplease\b/iu.test(request) ? 'asks' : 'writes'
}
const FOR_BOTH = /^(?:let['’]?s|how about|what if|shall we|can we|could we|we (?:could|should|can))(?!\p{L})/iu
