import { capitalised } from '../../text/capitalised.ts'
import { pattern } from '../../text/pattern.ts'
import type { ResolveTask } from '../mediator.ts'
import { counterOfferTo, isRefused } from './answers-to-requests.ts'
import { withCapitalDays } from './days.ts'
import { isEnglish } from './english.ts'
import { brief, LONGEST_TEXT, NEGATED } from './quotable.ts'
import type { Side } from './sides.ts'
import { sharedTheme } from './themes.ts'

/** How many requests and offers of each party a suggestion mentions. */
const MOST_OF_A_KIND = 2

/**
 * A way to settle what is open, based on what the parties ask for and offer. If they do neither, general advice on a
 * theme that they share, or an invitation to name one thing each.
 */
export function suggestionFor(task: ResolveTask, sides: readonly [Side, Side]): string {
  const full = proposalOf(sides, MOST_OF_A_KIND)
  const text = full !== null && full.length > LONGEST_TEXT ? proposalOf(sides, 1) : full
  return text ?? sharedTheme(task.user1, task.user2)?.first ?? openTalk(sides)
}

function proposalOf(sides: readonly [Side, Side], most: number): string | null {
  const points = meetingPoints(sides)
  const met = points.filter(({ offer }, at) => points.findIndex((one) => one.offer === offer) === at).slice(0, most)
  const rest = withoutMet(
    sides,
    points.filter(({ offer }) => met.some((one) => one.offer === offer)),
  )
  const [asked, offered] = [
    quoted(rest, ({ requests }) => requests.map(({ quote }) => quote), most),
    quoted(rest, ({ offers }) => offers.map(({ quote }) => quote), most),
  ]
  if (asked.length === 0 && offered.length === 0 && met.length === 0) return null
  const ending = figures(sides) ?? PLAIN_ENDING
  if (met.length > 0)
    return [closest(met, most === MOST_OF_A_KIND ? (quote) => quote : brief), ...alsoOpen(asked, offered), ending].join(
      ' ',
    )
  return [
    ...pointsOf(sides, asked, offered),
    soleProposal(sides) ? ending.replace(' for each point', '') : ending,
  ].join(' ')
}

/** A request that the other party answers with an offer of something else; one offer may answer several. */
type MeetingPoint = { readonly asker: Side; readonly request: string; readonly other: Side; readonly offer: string }

function meetingPoints([one, other]: readonly [Side, Side]): MeetingPoint[] {
  const answersTo = (asker: Side, listener: Side): MeetingPoint[] =>
    asker.account.requests.flatMap(({ quote }) => {
      const offer = counterOfferTo(quote, listener.account)
      return offer === null ? [] : [{ asker, request: quote, other: listener, offer }]
    })
  return [...answersTo(one, other), ...answersTo(other, one)]
}

function withoutMet(sides: readonly [Side, Side], met: readonly MeetingPoint[]): [Side, Side] {
  const isMet = ({ quote }: { quote: string }): boolean =>
    met.some(({ request, offer }) => request === quote || offer === quote)
  const rest = ({ name, account }: Side): Side => ({
    name,
    account: {
      ...account,
      requests: account.requests.filter((request) => !isMet(request)),
      offers: account.offers.filter((offer) => !isMet(offer)),
    },
  })
  return [rest(sides[0]), rest(sides[1])]
}

function closest(met: readonly MeetingPoint[], quoting: (quote: string) => string): string {
  const pairs = met.map(
    ({ asker, request, other, offer }) =>
      `${asker.name}’s “${quoting(request)}” and ${other.name}’s “${quoting(offer)}”`,
  )
  const choice = met.length === 1 ? 'one of the two' : 'one of the two each time'
  return `Start where you’re closest: ${pairs.join('; then ')}. Settle on ${choice}, or on something in between.`
}

function alsoOpen(asked: readonly string[], offered: readonly string[]): string[] {
  return [
    ...(offered.length > 0 ? [`Also offered: ${offered.join(', and ')}.`] : []),
    ...(asked.length > 0 ? [`Then answer what else is asked with ${ANSWERS}: ${asked.join(', then ')}.`] : []),
  ]
}

const PLAIN_ENDING = 'Write down what you agree on, and by when.'

/**
 * One or two sentences: where to start, and what to answer next. A single request or offer isn't quoted again, because
 * the summary next to it already quotes it.
 */
function pointsOf(sides: readonly [Side, Side], asked: readonly string[], offered: readonly string[]): string[] {
  const sole = soleProposal(sides)
  if (sole) return onlyPoint(sole)
  if (asked.length === 0)
    return [
      `Start from what’s already offered: ${offered.join(', and ')}. Say what would work for you, and what you’d need instead.`,
    ]
  const requests = sides.filter(({ account }) => account.requests.length > 0)
  const isSole = requests.length === 1 && requests[0]?.account.requests.length === 1
  const open = isSole
    ? `answer what ${requests[0]?.name} asks with ${ANSWERS}`
    : `go through what’s asked one point at a time, and answer each with ${ANSWERS}: ${asked.join(', then ')}`
  if (offered.length > 0) return [`Start from what’s already offered: ${offered.join(', and ')}.`, `Then ${open}.`]
  const silent = sides.find(({ account }) => account.requests.length === 0)
  const sentence = `${capitalised(open)}.`
  return silent ? [sentence, `${silent.name} says what would help in return.`] : [sentence]
}

const ANSWERS = 'a yes, a no, or something that would work instead'

/** Who proposes the only request or offer of the two, if there is only one. */
function soleProposal(sides: readonly [Side, Side]): { by: Side; other: Side } | null {
  const [one, other] = sides
  const [mine, yours] = [wanted(one.account).length, wanted(other.account).length]
  if (mine + yours !== 1) return null
  return mine === 1 ? { by: one, other } : { by: other, other: one }
}

function onlyPoint({ by, other }: { by: Side; other: Side }): string[] {
  const [request] = by.account.requests
  if (!request) return [`Start from ${by.name}’s offer. ${other.name} says whether it would work, or what would.`]
  if (isRefused(request.quote, other.account))
    return [`${other.name} says no to what ${by.name} asks. Each of you names one thing that would work instead.`]
  return [`There is one request to settle, ${by.name}’s. ${other.name} answers it with ${ANSWERS}.`]
}

/** "Maya’s “…” and “…”" for each party that has any. @param most how many quotations of each party to include */
const quoted = (
  sides: readonly [Side, Side],
  of: (account: Side['account']) => readonly string[],
  most: number,
): string[] =>
  sides.flatMap(({ name, account }) => {
    const quotes = of(account)
      .slice(0, most)
      .map((quote) => `“${brief(quote)}”`)
    return quotes.length > 0 ? [`${name}’s ${quotes.join(' and ')}`] : []
  })

/** Words that show that a request or an offer is about money. */
const MONEY = new RegExp(
  pattern`
    (?<!\p{L})(?:pay|paid|repay|refund|owe|owed|reimburse|transfer|deposit|costs?|price|fees?|rent|invoice|bill|split|
    (?:your|my|the|a|own) share|money|amount|cash|discount|deduct\p{L}*|compensat\p{L}+|venmo|paypal|(?:it|that) back)(?!\p{L})
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
    const proposals = wanted(account).filter(({ quote, amounts }) => amounts.every((amount) => isWanted(quote, amount)))
    const proposed = proposals.flatMap(({ amounts }) => amounts)
    const isAboutMoney = proposals.some(({ quote }) => MONEY.test(quote) || !isEnglish(quote))
    // If there are several amounts, it isn't clear which one is in question.
    const sole =
      isAboutMoney && account.amounts.length === 1
        ? account.amounts.filter((amount) => account.parts.every(({ said }) => isWanted(said, amount)))
        : []
    return [...proposed, ...sole].find((amount) => /\p{Nd}/u.test(amount))
  })
  const dates = listed((account) => {
    const by = wanted(account).find((proposal) => proposal.by)?.by
    return by ? withCapitalDays(by) : undefined
  })
  if (amounts === '' && dates === '') return null
  if (amounts === '') return `Write down what you agree on, with a date for each point (${dates}).`
  return `Write down the amount you agree on (${amounts}) and a date for it${dates === '' ? '' : ` (${dates})`}.`
}

/** Whether a text doesn't refuse an amount: "I'm not paying £265" names none to agree on. */
const isWanted = (text: string, amount: string): boolean =>
  !text.includes(amount) || !NEGATED.test(text.slice(0, text.indexOf(amount)))

const wanted = ({ requests, offers }: Side['account']) => [...requests, ...offers]

const openTalk = ([one, other]: readonly [Side, Side]): string =>
  `${one.name} and ${other.name} each name one thing the other could do this week. Each answer can be a yes, a no, or something that would work instead.`
