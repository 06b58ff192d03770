import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { pattern } from '../../text/pattern.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, Ruling, SummariseTask } from '../mediator.ts'
import { actionAsked } from './proposed-actions.ts'
import { publicQuoteFrom, publicRequest } from './public-quote.ts'
import { NEGATED } from './quotable.ts'
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
  const happened = publicOf(account, account.statements).filter((quote) => !others.has(quote))
  const quote = publicQuoteFrom(happened, figures)
  if (quote !== null && !quote.startsWith('“…')) return quote
  const all = [...account.requests, ...account.offers]
  return publicQuoteFrom(publicOf(account, all), figures)
}

const publicOf = ({ confidential }: Side['account'], quotes: readonly string[]): string[] =>
  quotes.filter((quote) => !confidential.includes(quote))

const strongestPoint = (side: Side): string => quoteOf(side) ?? 'This side said nothing that can be quoted here.'

function testimony(side: Side, other: Side): string {
  const quote = quoteOf(side, other)
  return quote === null ? 'kept its evidence to itself' : `told the court: ${quote}`
}

/** Orders each side to answer the other's request, or to make one if there is none. */
function order(one: Side, other: Side): string {
  const asks = [one, other].map(({ account }) => account.requests.length > 0)
  const wish = 'says what it needs in return, and by when'
  const [mine, theirs] = [requestOf(one), requestOf(other)]
  if (asks[0] && asks[1])
    return mine === theirs
      ? `each side answers ${mine} with a yes, a no, or a better offer`
      : `one side answers ${theirs} with a yes, a no, or a better offer, and the other side does the same for ${mine}`
  if (asks[0]) return `the other side answers ${mine} with a yes, a no, or a better offer, and then ${wish}`
  if (asks[1]) return `one side answers ${theirs} with a yes, a no, or a better offer, and then ${wish}`
  return 'each side names one thing it would like done differently, and by when, and answers the other’s wish with a yes, a no, or a better offer'
}

/** Where the two could start: what they have already offered; null if that can't be quoted. */
function start(one: Side, other: Side): string | null {
  const [mine, theirs] = [one, other].map(({ account }) =>
    publicOf(account, account.offers)
      .map((quote) => publicRequest(quote))
      .find((quote) => quote !== null && !NEGATED.test(quote)),
  )
  if (mine && theirs)
    return `The place to start is what is already offered: ${mine} by one side, ${theirs} by the other.`
  return mine || theirs ? `The place to start is what one of them has already offered: ${mine ?? theirs}.` : null
}

/** What a side has to answer: “the request to ‘speak at the lunch’”, or the request as it is. */
function requestOf({ account }: Side): string {
  const short = publicOf(account, account.requests)
    .map(shortRequest)
    .find((quote) => quote !== null)
  return short ?? 'what it was asked'
}

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
    overdos\p{L}+|evict\p{L}+|redundan\p{L}+)(?!\p{L})
  `,
  'iu',
)

const OPENINGS = [
  (title: string) => `Silence in the gallery! The Court of Squash has heard the case of “${title}” in full.`,
  (title: string) => `Order, order! The Court of Squash has weighed “${title}”, and the scales are still swinging.`,
] as const
const LIGHT_OPENINGS = [
  ...OPENINGS,
  (title: string) =>
    `All rise, and mind the popcorn. In the matter of “${title}”, the Court of Squash is ready to rule.`,
] as const
const INTERLUDES = [
  'Three rounds, three proposals, and still no agreement. So the gavel speaks.',
  'Three rounds of mediation couldn’t bring the two together, so it falls to the gavel.',
  'The mediator tried three times. The gavel will try once.',
] as const
const FINDINGS = [
  'The court finds that both have a point. It was right of each to say plainly what happened, and it would be wrong of either to leave it at that.',
  'The court finds that both have a point, and that two good points don’t yet make an agreement. Speaking up was right, on both sides. Stopping there would be wrong.',
  'The court finds two good points, and that neither cancels the other. Both sides did well to say what happened. What is left is to agree on what happens next.',
] as const
const CLOSINGS = ['So it is written, so it is squashed.', 'The gavel has fallen. Shake hands on the way out.'] as const
const LIGHT_CLOSINGS = [...CLOSINGS, 'Court is adjourned, and the snacks are to be shared equally.'] as const

/**
 * The ruling without a model: a fact from each side and a task for each. It judges actions and never character, and
 * names no one, because it is public. Without a model it can't fairly decide for one side, so both have a point, and
 * the order of the two depends on their words and not on who started. Its phrases vary from case to case, so that a
 * board full of rulings doesn't read like a form letter.
 */
export function cannedRuling(task: RuleTask): Pick<Ruling, 'ruling' | 'verdict' | 'strongest_points'> {
  const [user1, user2] = sidesOf(task)
  const [one, other] = task.user1 <= task.user2 ? [user1, user2] : [user2, user1]
  const words = [task.title, ...[task.user1, task.user2].sort()].join('\n')
  const isGrave = GRAVE.test(words)
  const opening = chosenBy(`opening ${words}`, isGrave ? OPENINGS : LIGHT_OPENINGS)
  return {
    verdict: 'both',
    strongest_points: { user1: strongestPoint(user1), user2: strongestPoint(user2) },
    ruling: `${opening(publicTitle(task.title))}

One side ${testimony(one, other)}. The other side ${testimony(other, one)}. ${chosenBy(`interlude ${words}`, INTERLUDES)}

${chosenBy(`finding ${words}`, FINDINGS)}

${[`It is therefore ordered: ${order(one, other)}.`, start(one, other)].filter(Boolean).join(' ')}

${chosenBy(`closing ${words}`, isGrave ? CLOSINGS : LIGHT_CLOSINGS)}`,
  }
}

/** One of five one-line summaries, with the title if that stays under 100 characters. */
export function cannedSummary(task: SummariseTask): string {
  const title = publicTitle(task.title)
  const [named, plain] = chosenBy(task.title + task.ruling, [
    [
      `“${title}”: both sides right, both sides stubborn, both sentenced to talk.`,
      'Both sides right, both sides stubborn, both sentenced to talk.',
    ],
    [
      `“${title}”: it’s a draw. The first to say “I see your point” wins.`,
      'It’s a draw. The first to say “I see your point” wins.',
    ],
    [
      `“${title}”: the point goes to neither, the homework goes to both.`,
      'The point goes to neither, the homework goes to both.',
    ],
    [
      `“${title}”: guilty of caring too much and listening too little.`,
      'The court finds both guilty of caring too much and listening too little.',
    ],
    [
      `“${title}”: case closed, snacks to be shared equally.`,
      'Case closed: the gavel has fallen, and the snacks are to be shared equally.',
    ],
  ])
  return [...named].length < LIMITS.finalSummary ? named : plain
}

/** The title is user-written and is published with the ruling. */
const publicTitle = (title: string): string =>
  withoutFoulWords(maskPersonalData(title))
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '') || 'The Nameless Matter'
