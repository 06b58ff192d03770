import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { pattern } from '../../text/pattern.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, Ruling, SummariseTask } from '../mediator.ts'
import { clearParts } from './account.ts'
import { actionAsked } from './proposed-actions.ts'
import { type PublicQuotes, publicQuotes } from './public-quotes/public-quotes.ts'
import { type Side, sidesOf } from './sides.ts'

/** A side with what may be quoted of it. */
type Heard = Side & { readonly quotes: PublicQuotes }

const heard = (side: Side, other: Side, { names }: RuleTask): Heard => ({
  ...side,
  quotes: publicQuotes(side.account, { other: other.account, names: names ? [names.user1, names.user2] : [] }),
})

const strongestPoint = ({ quotes: { case: said } }: Heard): string =>
  said[0] === undefined ? 'This side said nothing that can be quoted here.' : quoted(said[0])

function testimony(one: Heard, other: Heard): string {
  const [mine, theirs] = [told('One side', one), told('The other side', other)]
  if (mine && theirs) return `${mine} ${theirs}`
  return `Both sides were heard, and every word was read. ${told('One of them', mine ? one : other) ?? ''}`.trim()
}

function told(who: string, { quotes }: Heard): string | null {
  const [first, second] = quotes.case
  if (first === undefined) return null
  return `${who} told the court: ${quoted(first)}.${second === undefined ? '' : ` It added: ${quoted(second)}.`}`
}

const quoted = (words: string): string => `“${words}”`

/** The model also takes "I get that you're busy" for a concession, which owns nothing. */
const OWNS =
  /(?<!\p{L})(?:sorry|i apologi[sz]e|i should(?:n['’]t| not)? have|my (?:fault|mistake|bad)|on me|i was wrong|(?:you['’]?re|you are) right|fair (?:enough|cop|point))(?!\p{L})/iu

/** What was right about how a side spoke, the most conciliatory first. */
function merit({ account, quotes }: Heard): string {
  if (clearParts(account, 'concession').some(({ said }) => OWNS.test(said))) return 'owned its part'
  if (clearParts(account, 'offer').length > 0) return 'put something on the table'
  return quotes.ask !== null ? 'asked plainly for what it needs' : 'said plainly how it sees this'
}

function finding(one: Heard, other: Heard): string {
  const [mine, theirs] = [merit(one), merit(other)]
  const right =
    mine === theirs
      ? `Each side ${mine}, and that was right.`
      : `One side ${mine}, the other ${theirs}, and both did right.`
  return `The court finds that both have a point. ${right} It would be wrong to let this go quiet without an answer.`
}

/** What is to be answered: the offers; or else the requests; or else a wish of each. */
function order(one: Heard, other: Heard): string {
  const soon = 'within a week, or before the day that it is about'
  const sides = [one, other]
  const offering = sides.filter(({ account }) => clearParts(account, 'offer').length > 0)
  const offers = offering.flatMap(({ quotes }) => (quotes.offer === null ? [] : [quoted(quotes.offer)]))
  if (offering.length > 0) {
    const answered = `${offering.length > 1 ? 'each' : 'the'} offer gets an answer ${soon}: yes, no, or a better one.`
    if (offers.length === 0) return answered
    const onTheTable = offers.length > 1 ? `${offers.join(' from one side, ')} from the other` : offers.join()
    return `${answered} The place to start is what is already on the table: ${onTheTable}.`
  }
  const asked = [...new Set(sides.flatMap(({ quotes }) => (quotes.ask === null ? [] : [askedFor(quotes.ask)])))]
  if (asked.length > 1)
    return `each side tells the other within a week how much it can do of what was asked, and what it could do instead: ${asked.join(', and ')}.`
  return asked.length === 0
    ? 'each side names one wish, with a day for it, and answers the other’s with yes, no, or what it could do instead.'
    : `${asked.join()} gets an answer ${soon}: how much of it is possible, and what could be done instead.`
}

/** “the request to ‘ring before you come over’”, or the request as it is if it doesn't say what is to be done first. */
function askedFor(ask: string): string {
  const said = ask.replace(/\?$/, '')
  const { kind, text } = actionAsked(said) ?? { kind: 'asked', text: '' }
  if (!/ /.test(text) || !said.endsWith(text) || /^(?:don['’]?t|do not|never|not)(?!\p{L})/iu.test(text))
    return quoted(ask)
  const asked = quoted(text.replace(/^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase()))
  return `${kind === 'together' ? 'the proposal' : 'the request'} to ${asked}`
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
  (matter: string) => `Silence in the gallery. The Court of Squash has heard ${matter} in full.`,
  (matter: string) => `The Court of Squash asks for quiet. Two people have brought it ${matter}.`,
] as const
const LIGHT_OPENINGS = [
  (matter: string) => `Silence in the gallery! The Court of Squash has heard ${matter} in full.`,
  (matter: string) => `Order, order! The Court of Squash has weighed ${matter}, and the scales are still swinging.`,
  (matter: string) => `All rise, and mind the popcorn. The Court of Squash is ready to rule on ${matter}.`,
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
  const sides = sidesOf(task)
  const [user1, user2] = [heard(sides[0], sides[1], task), heard(sides[1], sides[0], task)]
  const [one, other] = task.user1 <= task.user2 ? [user1, user2] : [user2, user1]
  const words = [task.title, ...[task.user1, task.user2].sort()].join('\n')
  const [openings, interludes, closings] = GRAVE.test(words)
    ? [OPENINGS, INTERLUDES, CLOSINGS]
    : [LIGHT_OPENINGS, LIGHT_INTERLUDES, LIGHT_CLOSINGS]
  return {
    verdict: 'both',
    strongest_points: { user1: strongestPoint(user1), user2: strongestPoint(user2) },
    ruling: `${chosenBy(`opening ${words}`, openings)(matterOf(task.title))}

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
  return publicTitle(title) !== '' && [...named].length < LIMITS.finalSummary ? named : alone
}

const matterOf = (title: string): string =>
  publicTitle(title) === '' ? 'this case' : `the case of “${publicTitle(title)}”`

/** The title is user-written and is published with the ruling. */
const publicTitle = (title: string): string =>
  withoutFoulWords(maskPersonalData(title))
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '')
