import { sentencesOf } from '../../text/sentences.ts'
import { factsIn } from '../facts/facts-in.ts'
import { requestsIn } from '../requests/requests-in.ts'

/** A sentence of somebody's approved wording, with what it states and asks. */
type Statement = {
  readonly quote: string
  readonly facts: number
  readonly asks: boolean
  readonly dates: readonly string[]
  readonly amounts: readonly string[]
}

/** What one of the two says, as a text may quote it. */
export type Account = {
  /** The sentences with the most facts first; requests are not among them unless there is nothing else. */
  readonly statements: readonly string[]
  readonly requests: readonly Request[]
  /** What they offer to do themselves. */
  readonly offers: readonly Request[]
  readonly dates: readonly string[]
  readonly amounts: readonly string[]
  /** Figures, dates and times as they stand in the text, without names. */
  readonly figures: readonly string[]
}
/** A request or offer in its author's own words, with the date in it. */
export type Request = { readonly quote: string; readonly by: string | null }

const MOST_WORDS = 28
const MOST_CHARACTERS = 180
/** "You never do the dishes" says what happened, although "never do" alone would be an order. */
const REPROACH = /^(?:and |but |so )?(?:you|u) (?:\w+ )?(?:never|always|don['’]?t|didn['’]?t|still)(?!\p{L})(?!.*\?)/iu
const FIGURES = /^(?:amount|number|date|time)$/
const FEWEST_WORDS = 3
/** Where a sentence can be left off without breaking it. */
const BREAK = /[,;:–—]$/
const OFFERS =
  /(?<!\p{L})(?:i(?:'ll|’ll| will| can| could| would be happy to| am willing to|'m willing to|’m willing to| promise to| offer to)) (?!never\b|not\b|have to\b|be (?:taking|calling|telling)\b|believe\b|see\b|hear\b|only\b|say\b|understand\b)/iu

/** Reads what somebody's approved wording says and asks for. */
export function accountOf(text: string): Account {
  const statements = sentencesOf(text)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS)
    .map(statementOf)
  const [asking, telling] = [statements.filter(({ asks }) => asks), statements.filter(({ asks }) => !asks)]
  const byFacts = [...telling].sort((one, other) => other.facts - one.facts)
  const asRequest = ({ quote, dates }: Statement): Request => ({ quote, by: dates[0] ?? null })
  return {
    statements: (byFacts.length > 0 ? byFacts : asking).map(({ quote }) => quote),
    requests: asking.filter(({ quote }) => !OFFERS.test(quote)).map(asRequest),
    offers: statements.filter(({ quote }) => OFFERS.test(quote)).map(asRequest),
    dates: [...new Set(statements.flatMap(({ dates }) => dates))],
    amounts: [...new Set(statements.flatMap(({ amounts }) => amounts))],
    figures: [...new Set(factsIn(text).flatMap((fact) => (FIGURES.test(fact.kind) ? [fact.text] : [])))],
  }
}

function statementOf(sentence: string): Statement {
  const facts = factsIn(sentence)
  const ofKind = (kind: string): string[] => facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
  return {
    quote: quotable(sentence),
    facts: facts.filter(({ kind }) => kind !== 'name').length + (facts.length > 0 ? 0.5 : 0),
    asks: requestsIn(sentence).length > 0 && !REPROACH.test(sentence),
    dates: ofKind('date'),
    amounts: ofKind('amount'),
  }
}

/** A sentence to be put in quotation marks: its own become single ones, and a long one is cut between clauses. */
function quotable(sentence: string): string {
  const plain = sentence
    .replace(/["“”«»]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/[\s.!…]+$/, '')
  const words = plain.split(' ')
  if (words.length <= MOST_WORDS && plain.length <= MOST_CHARACTERS) return plain
  const kept = plain.slice(0, MOST_CHARACTERS).split(' ').slice(0, MOST_WORDS)
  const end = kept.findLastIndex((word, index) => index >= 5 && BREAK.test(word))
  return `${(end === -1 ? kept : kept.slice(0, end + 1)).join(' ').replace(/[,;:–—]+$/, '')} …`
}
