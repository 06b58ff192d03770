import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, Ruling, SummariseTask } from '../mediator.ts'
import { type Side, sidesOf } from './sides.ts'

/** Up to this many consecutive words of an approved wording may become public. */
const MOST_PUBLIC_WORDS = 7

/** "Two" and "three" say less than a date or an amount. */
const LONGEST_NUMBER_WORD = 5

const publicQuote = (quote: string): string => `“${withoutFoulWords(maskPersonalData(quote))}”`
const isShort = (quote: string): boolean => words(quote).length <= MOST_PUBLIC_WORDS

const words = (text: string): readonly string[] => text.split(/\s+/)

/** What only this side said, in a form fit for strangers: figures and dates, or else the first words. */
function evidence({ account }: Side, other: Side): string {
  const own = account.figures.filter((figure) => isShort(figure) && !other.account.figures.includes(figure))
  const telling = own.filter((figure) => /\d/.test(figure) || figure.length > LONGEST_NUMBER_WORD)
  const figures = [...telling, ...own.filter((figure) => !telling.includes(figure))].slice(0, 2).map(publicQuote)
  if (figures.length > 0) return `brought ${figures.join(' and ')} into evidence`
  const [statement] = account.statements
  return statement === undefined ? 'kept its evidence to itself' : `opened with the words ${shortQuote(statement)}`
}

function shortQuote(statement: string): string {
  const start = words(statement).slice(0, MOST_PUBLIC_WORDS).join(' ')
  return publicQuote(start === statement ? start : `${start} …`)
}

/** In their own words: what they say about their first figure, else a short statement, else how they begin. */
function strongestPoint({ account }: Side): string {
  const said = [...account.statements, ...account.requests.map(({ quote }) => quote)]
  const [start] = said
  if (start === undefined) return 'This side said nothing that can be quoted here.'
  const figure = account.figures.find((each) => start.includes(each))
  return figure === undefined ? shortQuote(said.find(isShort) ?? start) : quoteAround(start, figure)
}

/** The words of a statement around one of its figures. */
function quoteAround(statement: string, figure: string): string {
  const all = words(statement)
  const end = words(statement.slice(0, statement.indexOf(figure) + figure.length)).length
  const from = end <= MOST_PUBLIC_WORDS ? 0 : Math.min(end - 4, all.length - MOST_PUBLIC_WORDS)
  const shown = all.slice(from, from + MOST_PUBLIC_WORDS).join(' ')
  return publicQuote(`${from > 0 ? '… ' : ''}${shown}${from + MOST_PUBLIC_WORDS < all.length ? ' …' : ''}`)
}

function order(who: string, asking: Side): string {
  const request = asking.account.requests.map(({ quote }) => quote).find(isShort)
  return request
    ? `${who} answers ${publicQuote(request)} with a yes, a no, or a better offer`
    : `${who} answers what the other has asked with a yes, a no, or a better offer`
}

/**
 * The ruling without a model: a fact from each side and a task for each. It judges actions and never character, and names
 * no one, because it is public. Without a model nobody can be favoured fairly, so both have a point, and the order of the
 * two depends on their words and not on who started.
 */
export function cannedRuling(task: RuleTask): Pick<Ruling, 'ruling' | 'verdict' | 'strongest_points'> {
  const [user1, user2] = sidesOf(task)
  const [one, other] = task.user1 <= task.user2 ? [user1, user2] : [user2, user1]
  return {
    verdict: 'both',
    strongest_points: { user1: strongestPoint(user1), user2: strongestPoint(user2) },
    ruling: `Silence in the gallery! The Court of Squash has heard the case of “${publicTitle(task.title)}”.

One side ${evidence(one, other)}. The other side ${evidence(other, one)}. Three times the mediator brought an open door, and three times the two of them admired the hinges.

The court finds that both have a point, and that neither has yet answered the other's. To say plainly what happened was right, on both sides; to leave the other's request lying on the table was not, on either.

It is therefore ordered: ${order('the one side', other)}, and ${order('the other side', one)}.

So it is written, so it is squashed.`,
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
      `“${title}”: a draw with honours. The first to say “I see your point” wins.`,
      'A draw with honours. The first to say “I see your point” wins.',
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
    .trim() || 'The Nameless Matter'
