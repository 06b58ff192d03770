import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { pattern } from '../../text/pattern.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, Ruling, SummariseTask } from '../mediator.ts'
import { type Account, clearParts } from './account.ts'
import { actionAsked } from './proposed-actions.ts'
import { publicQuoteFrom, publicRequest } from './public-quote.ts'
import { isCourtesy, NEGATED } from './quotable.ts'
import { asksNothingNew } from './requests.ts'
import { type Side, sidesOf } from './sides.ts'

/** "Two" and "three" say less than a date or an amount. */
const LONGEST_NUMBER_WORD = 5

/**
 * The quotation that best supports a side.
 * @param other the other side; figures that both mention are left out, because they prove nothing
 */
function quoteOf({ account }: Side, other?: Side): string | null {
  const own = account.figures.filter((figure) => other === undefined || !other.account.figures.includes(figure))
  const telling = own.filter((figure) => /\d/.test(figure) || figure.length > LONGEST_NUMBER_WORD)
  const figures = [...telling, ...own.filter((figure) => !telling.includes(figure))]
  // What they offer or admit doesn't support their side.
  const others = new Set([...account.offers, ...account.concessions])
  const happened = publicOf(account, account.statements).filter((quote) => !others.has(quote) && !isCourtesy(quote))
  const quote = publicQuoteFrom(happened, figures)
  if (quote !== null && !quote.startsWith('“…')) return quote
  const all = [...account.requests, ...account.offers]
  return publicQuoteFrom(publicOf(account, all), figures)
}

const publicOf = ({ confidential }: Account, quotes: readonly string[]): string[] =>
  quotes.filter((quote) => !confidential.includes(quote))

const strongestPoint = (side: Side): string => quoteOf(side) ?? 'This side said nothing that can be quoted here.'

function testimony(one: Side, other: Side): string {
  const [mine, theirs] = [quoteOf(one, other), quoteOf(other, one)]
  if (mine && theirs) return `One side told the court: ${mine}. The other side told the court: ${theirs}.`
  const heard = 'Both sides were heard, and every word was read.'
  return mine || theirs ? `${heard} One of them told the court: ${mine ?? theirs}.` : heard
}

/** The model also takes "I get that you're busy" for a concession, which owns nothing. */
const OWNS =
  /(?<!\p{L})(?:sorry|i apologi[sz]e|i should(?:n['’]t| not)? have|my (?:fault|mistake|bad)|on me|i was wrong|(?:you['’]?re|you are) right|fair (?:enough|cop|point))(?!\p{L})/iu

/** What was right about how a side spoke, the most conciliatory first. */
function merit({ account }: Side): string {
  if (clearParts(account, 'concession').some(({ said }) => OWNS.test(said))) return 'owned its part'
  if (clearParts(account, 'offer').length > 0) return 'put something on the table'
  return clearParts(account, 'request').length > 0 ? 'asked plainly for what it needs' : 'said plainly how it sees this'
}

function finding(one: Side, other: Side): string {
  const [mine, theirs] = [merit(one), merit(other)]
  const right =
    mine === theirs
      ? `Each side ${mine}, and that was right.`
      : `One side ${mine}, the other ${theirs}, and both did right.`
  return `The court finds that both have a point. ${right} It would be wrong to let this go quiet without an answer.`
}

/** What is to be answered: the offers; or else the requests; or else a wish of each. */
function order(one: Side, other: Side): string {
  const [mine, theirs] = [publicOfferOf(one), publicOfferOf(other)]
  const answered = 'gets an answer within a week, or before the day that it is about: yes, no, or a better one'
  if (mine && theirs)
    return `each offer ${answered}. The place to start is what is already on the table: ${mine} from one side, ${theirs} from the other.`
  if (mine || theirs)
    return `the offer ${answered}. The place to start is what is already on the table: ${mine ?? theirs}.`
  const asked = [publicRequestOf(one), publicRequestOf(other)].filter((request) => request !== null)
  if (asked.length > 1 && asked[0] !== asked[1])
    return `each side answers the other within a week, with yes, no, or what it could do instead: ${asked.join(', and ')}.`
  const [request] = asked
  return request === undefined
    ? 'each side names one wish, with a day for it, and answers the other’s with yes, no, or what it could do instead.'
    : `${request} gets an answer within a week, or before the day that it is about: yes, no, or what could be done instead.`
}

/** A clear offer in up to seven words; null if there is none that can be quoted. */
const publicOfferOf = ({ account }: Side): string | null =>
  clearQuotes(account, 'offer')
    .map((quote) => publicRequest(quote))
    .find((quote) => quote !== null && !NEGATED.test(quote)) ?? null

/** What a side clearly asks for: “the request to ‘speak at the lunch’”, or the request as it is; null if nothing. */
const publicRequestOf = ({ account }: Side): string | null =>
  clearQuotes(account, 'request')
    .filter((quote) => !asksNothingNew(quote))
    .map(shortRequest)
    .find((quote) => quote !== null) ?? null

const clearQuotes = (account: Account, sought: 'offer' | 'request'): string[] =>
  publicOf(
    account,
    clearParts(account, sought).map(({ quote }) => quote),
  )

/** "Restore chapter 4" says enough, because a request begins with its verb. */
const FEWEST_OF_AN_ACTION = 3

function shortRequest(request: string): string | null {
  const action = actionAsked(request)
  if (action === null || /^(?:don['’]?t|do not|never|not)(?!\p{L})/iu.test(action.text)) return publicRequest(request)
  const [first = '', more] = action.text.split(/,? and /u)
  const quote =
    publicRequest(action.text) ??
    publicRequest(first, FEWEST_OF_AN_ACTION)?.replace(/(?: …)?”$/, more === undefined ? '”' : ' …”')
  if (!quote) return publicRequest(request)
  const asked = quote.replace(/^“\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())
  return `${action.kind === 'together' ? 'the proposal' : 'the request'} to ${asked}`
}

/** Subjects too serious for a joke about food. */
const GRAVE = new RegExp(
  pattern`
    (?<!\p{L})(?:died|dies|dying|dead|death|funeral|hospice|hospital|surgery|cancer|stroke|dialysis|chemo\p{L}*|
    miscarriage|suicide|robbed|robbery|armed|assault\p{L}*|violence|asthma|passed away|grief|griev\p{L}+|
    passed in|divorce\p{L}*|custody|affair|cheated on|pregnan\p{L}+|abus\p{L}+|depress\p{L}+|addict\p{L}*|rehab|
    overdos\p{L}+|evict\p{L}+|redundan\p{L}+|newborn|caesarean|c-section|drunk|hungover|crying|cried|tears|ashamed|lonely|heartbroken|scared|
    afraid|bullied|stammer|wheelchair|disab\p{L}+|break(?:ing)? up|broke up|kids?|child|children|son|daughter|baby|handover|in-laws?|mother-in-law|mum|mom|mummy|mam|dad|nan|gran|grandma|
    church|mosque|temple|pray\p{L}*|behind my back|betray\p{L}*)(?!\p{L})
  `,
  'iu',
)

const OPENINGS = [
  (title: string) => `Silence in the gallery. The Court of Squash has heard the case of “${title}” in full.`,
  (title: string) =>
    `The Court of Squash asks for quiet. Two people have brought it “${title}”, which matters to both.`,
] as const
const LIGHT_OPENINGS = [
  (title: string) => `Silence in the gallery! The Court of Squash has heard the case of “${title}” in full.`,
  (title: string) => `Order, order! The Court of Squash has weighed “${title}”, and the scales are still swinging.`,
  (title: string) =>
    `All rise, and mind the popcorn. In the matter of “${title}”, the Court of Squash is ready to rule.`,
] as const
const INTERLUDES = [
  'Three rounds have passed without agreement. That is no disgrace, because some things take longer. Now the gavel speaks.',
] as const
const LIGHT_INTERLUDES = [
  'Three rounds, three proposals, and still no agreement. So the gavel speaks.',
  'The mediator tried three times. The gavel will try once.',
] as const
const CLOSINGS = [
  'The court thanks both sides. The next word is theirs.',
  'So it is written. The next step belongs to both.',
] as const
const LIGHT_CLOSINGS = [
  'So it is written, so it is squashed.',
  'The gavel has fallen. Shake hands on the way out.',
  'Court is adjourned, and the snacks are to be shared equally.',
] as const

/**
 * The ruling without a model: a fact from each side, what each did right, and what is to be answered. It judges actions
 * and never character, and names no one, because it is public. Without a model it can't fairly decide for one side, so
 * both have a point, and the order of the two depends on their words and not on who started. Its phrases vary from case
 * to case, so that a board full of rulings doesn't read like a form letter.
 */
export function cannedRuling(task: RuleTask): Pick<Ruling, 'ruling' | 'verdict' | 'strongest_points'> {
  const [user1, user2] = sidesOf(task)
  const [one, other] = task.user1 <= task.user2 ? [user1, user2] : [user2, user1]
  const words = [task.title, ...[task.user1, task.user2].sort()].join('\n')
  const [openings, interludes, closings] = GRAVE.test(words)
    ? [OPENINGS, INTERLUDES, CLOSINGS]
    : [LIGHT_OPENINGS, LIGHT_INTERLUDES, LIGHT_CLOSINGS]
  return {
    verdict: 'both',
    strongest_points: { user1: strongestPoint(user1), user2: strongestPoint(user2) },
    ruling: `${chosenBy(`opening ${words}`, openings)(publicTitle(task.title))}

${testimony(one, other)} ${chosenBy(`interlude ${words}`, interludes)}

${finding(one, other)}

It is therefore ordered: ${order(one, other)}

${chosenBy(`closing ${words}`, closings)}`,
  }
}

type Summary = readonly [afterTitle: string, alone: string]
const SUMMARIES: readonly [Summary, ...Summary[]] = [
  ['both were heard, and the next step is theirs.', 'Both were heard, and the next step is theirs.'],
  ['the point goes to both, and so does the next step.', 'The point goes to both, and so does the next step.'],
]
const LIGHT_SUMMARIES: readonly [Summary, ...Summary[]] = [
  ...SUMMARIES,
  ['two sides, one gavel, and homework for both.', 'Two sides, one gavel, and homework for both.'],
  ['it’s a draw. The first to say “I see your point” wins.', 'It’s a draw. The first to say “I see your point” wins.'],
  [
    'case closed, snacks to be shared equally.',
    'Case closed: the gavel has fallen, and the snacks are to be shared equally.',
  ],
]

/** One of five one-line summaries, with the title if that stays under 100 characters; without a joke if it is grave. */
export function cannedSummary({ title, ruling }: SummariseTask): string {
  const isGrave = GRAVE.test(`${title} ${ruling}`) || INTERLUDES.some((line) => ruling.includes(line))
  const [afterTitle, alone] = chosenBy(title + ruling, isGrave ? SUMMARIES : LIGHT_SUMMARIES)
  const named = `“${publicTitle(title)}”: ${afterTitle}`
  return [...named].length < LIMITS.finalSummary ? named : alone
}

/** The title is user-written and is published with the ruling. */
const publicTitle = (title: string): string =>
  withoutFoulWords(maskPersonalData(title))
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '') || 'The Nameless Matter'
