import { UNSPACED } from '../../text/unspaced.ts'
import type { Account } from './account.ts'

/** What a summary quotes from one party, each list in the order in which they wrote it. */
export type Gist = {
  readonly says: string[]
  readonly grants: string[]
  readonly asks: string[]
  readonly offers: string[]
}

/** The most words that a summary quotes from one party; only the first statement, request and offer may exceed them. */
const MOST_WORDS = 70
/** "I didn't know" says little by itself. */
const isBrief = (quote: string): boolean => !UNSPACED.test(quote) && quote.split(' ').length < 4

/**
 * A party's most important statement, request and offer, then a second offer, a second request, a concession, a third
 * request and offer if they are clear, and a second statement, each if there is room for it.
 */
export function gistOf(account: Account): Gist {
  const quotesOf = (list: readonly { quote: string }[]): string[] => list.map(({ quote }) => quote)
  const [requests, offers, concessions] = [quotesOf(account.requests), quotesOf(account.offers), account.concessions]
  const proposed = [...requests, ...offers, ...concessions]
  const says = account.statements.filter((quote) => !proposed.includes(quote))
  const plain = says.filter((quote) => !quote.endsWith('?'))
  const [brief, whole] = [plain.filter(isBrief), plain.filter((quote) => !isBrief(quote))]
  const statements = plain.length > 0 ? [...whole, ...brief] : says.slice(0, 1)
  const included = new Set([statements[0], requests[0], offers[0]])
  const clear = new Set(quotesOf(account.parts.filter(({ isClear }) => isClear)))
  const thirds = [requests[2], offers[2]].filter((quote) => clear.has(quote ?? ''))
  let words = [...included].reduce((sum, quote) => sum + lengthOf(quote ?? ''), 0)
  for (const quote of [offers[1], requests[1], concessions[0], ...thirds, statements[1]]) {
    if (quote === undefined || words + lengthOf(quote) > MOST_WORDS) continue
    included.add(quote)
    words += lengthOf(quote)
  }
  const inOrder = [...new Set(quotesOf(account.parts))].filter((quote) => included.has(quote))
  const only = (quotes: readonly string[]): string[] => inOrder.filter((quote) => quotes.includes(quote))
  return { says: only(statements), grants: only(concessions), asks: only(requests), offers: only(offers) }
}

/** In words. A text without spaces counts by its characters. */
const lengthOf = (quote: string): number => Math.max(quote.split(' ').length, quote.length / CHARACTERS_PER_WORD)
const CHARACTERS_PER_WORD = 6
