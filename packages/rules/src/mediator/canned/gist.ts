import type { Account } from './account.ts'

/** What a summary quotes of one party, in the order in which they wrote it. */
export type Gist = { readonly says: string[]; readonly asks: string[]; readonly offers: string[] }

/** The number of words that a summary quotes from one party; the first statement, request and offer may exceed it. */
const MOST_WORDS = 70
const MOST_OF_A_KIND = 2

/**
 * A party's most important statement, request and offer, then a second one of each kind for as long as there is room.
 */
export function gistOf(account: Account): Gist {
  const quotesOf = (list: readonly { quote: string }[]): string[] => list.map(({ quote }) => quote)
  const [requests, offers] = [quotesOf(account.requests), quotesOf(account.offers)]
  // Someone who states nothing is quoted with what they ask for or offer.
  const statements = account.statements.filter(
    (quote, index) => index === 0 || !(requests.includes(quote) || offers.includes(quote) || quote.endsWith('?')),
  )
  const rest = (quotes: readonly string[]): string[] => quotes.filter((quote) => !statements.includes(quote))
  const kinds = [statements, rest(requests), rest(offers)]
  const included = new Set<string>()
  let words = 0
  for (let turn = 0; turn < MOST_OF_A_KIND; turn++)
    // A second request or offer matters more than a second statement.
    for (const quotes of turn === 0 ? kinds : kinds.toReversed()) {
      const quote = quotes[turn]
      if (quote === undefined || (turn > 0 && words + lengthOf(quote) > MOST_WORDS)) continue
      included.add(quote)
      words += lengthOf(quote)
    }
  const inOrder = [...new Set(quotesOf(account.parts))].filter((quote) => included.has(quote))
  const [says = [], asks = [], makes = []] = kinds.map((quotes) => inOrder.filter((quote) => quotes.includes(quote)))
  return { says, asks, offers: makes }
}

/** In words; a text without spaces counts by its characters. */
const lengthOf = (quote: string): number => Math.max(quote.split(' ').length, quote.length / CHARACTERS_PER_WORD)
const CHARACTERS_PER_WORD = 6
