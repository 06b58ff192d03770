import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, SummariseTask } from '../mediator.ts'
import { type Side, sidesOf } from './sides.ts'

/** Up to this many words of an approved wording in a row may become public. */
const MOST_PUBLIC_WORDS = 7

const publicQuote = (quote: string): string => `“${withoutFoulWords(maskPersonalData(quote))}”`
const isShort = (quote: string): boolean => quote.split(/\s+/).length <= MOST_PUBLIC_WORDS

/** What a side said, as far as strangers may read it: figures and dates, else the first words. */
function evidence({ account }: Side): string {
  const figures = account.figures.filter(isShort).slice(0, 2).map(publicQuote)
  if (figures.length > 0) return `brought ${figures.join(' and ')} into evidence`
  const [statement] = account.statements
  const words = statement?.split(/\s+/).slice(0, MOST_PUBLIC_WORDS).join(' ')
  return words
    ? `opened with the words ${publicQuote(words === statement ? words : `${words} …`)}`
    : 'kept its evidence to itself'
}

function order(who: string, asking: Side): string {
  const request = asking.account.requests.map(({ quote }) => quote).find(isShort)
  return request
    ? `${who} answers ${publicQuote(request)} with a yes, a no, or a better offer`
    : `${who} answers what the other has asked with a yes, a no, or a better offer`
}

/**
 * The ruling without a model: a fact from each side and one task for each. It judges what was done and never who somebody is, decides
 * for neither, and names nobody, because it is public.
 */
export function cannedRuling(task: RuleTask): string {
  const [one, other] = sidesOf(task)
  return `Silence in the gallery! The Court of Squash has heard the case of “${publicTitle(task.title)}”.

One side ${evidence(one)}. The other side ${evidence(other)}. Three times the mediator brought an open door, and three times the two of them admired the hinges.

The court finds that both have a point, and that neither has yet answered the other's. To say plainly what happened was right, on both sides; to leave the other's request lying on the table was not, on either.

It is therefore ordered: ${order('the one side', other)}, and ${order('the other side', one)}. Both answers are due within seven days, in calm voices and complete sentences. Whoever goes first may say so for the rest of the year.

So it is written, so it is squashed.`
}

/** One of five one-line summaries, with the title where it fits into under 100 characters. */
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

/** The title is a user's own words and becomes public with the ruling (decisions §13). */
const publicTitle = (title: string): string =>
  withoutFoulWords(maskPersonalData(title))
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || 'The Nameless Matter'
