import { UNSPACED } from '../../text/unspaced.ts'
import type { Account } from './account.ts'

/** What a summary quotes of one party, in the order in which they wrote it. */
export type Gist = {
  readonly says: string[]
  readonly grants: string[]
  readonly asks: string[]
  readonly offers: string[]
}

/** The number of words that a summary quotes from one party; the first statement, request and offer may exceed it. */
const MOST_WORDS = 70
/** "I didn't know" says little by itself. */
const isBrief = (quote: string): boolean => !UNSPACED.test(quote) && quote.split(' ').length < 4

/**
 * A party's most important statement, request and offer, then a second offer and request, a concession and a second
 * statement for as long as there is room.
 */
export function gistOf(account: Account): Gist {
  const quotesOf = (list: readonly { quote: string }[]): string[] => list.map(({ quote }) => quote)
  const [requests, offers, concessions] = [quotesOf(account.requests), quotesOf(account.offers), account.concessions]
  const hasOthers = account.statements.some((quote) => ![...requests, ...offers, ...concessions].includes(quote))
  // Someone who states nothing is quoted with what they grant, ask for or offer.
  const says = hasOthers
    ? account.statements.filter((quote) => ![...requests, ...offers, ...concessions].includes(quote))
    : account.statements.slice(0, 1)
  const plain = says.filter((quote) => !quote.endsWith('?'))
  const [brief, whole] = [plain.filter(isBrief), plain.filter((quote) => !isBrief(quote))]
  const statements = plain.length > 0 ? [...whole, ...brief] : says.slice(0, 1)
  const rest = (quotes: readonly string[]): string[] => quotes.filter((quote) => !statements.includes(quote))
  const [grants, asks, makes] = [rest(concessions), rest(requests), rest(offers)]
  const included = new Set([statements[0], asks[0], makes[0]])
  let words = [...included].reduce((sum, quote) => sum + lengthOf(quote ?? ''), 0)
  for (const quote of [makes[1], asks[1], grants[0], statements[1]]) {
    if (quote === undefined || words + lengthOf(quote) > MOST_WORDS) continue
    included.add(quote)
    words += lengthOf(quote)
  }
  const inOrder = [...new Set(quotesOf(account.parts))].filter((quote) => included.has(quote))
  const only = (quotes: readonly string[]): string[] => inOrder.filter((quote) => quotes.includes(quote))
  return { says: only(statements), grants: only(grants), asks: only(asks), offers: only(makes) }
}

/** In words; a text without spaces counts by its characters. */
const lengthOf = (quote: string): number => Math.max(quote.split(' ').length, quote.length / CHARACTERS_PER_WORD)
const CHARACTERS_PER_WORD = 6
