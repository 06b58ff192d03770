import type { Account } from './account.ts'

/** What a summary quotes of one party, in the order in which they wrote it. */
export type Gist = { readonly says: string[]; readonly asks: string[]; readonly offers: string[] }

/** Words that a summary quotes of one party; the first statement, request and offer may exceed them. */
const MOST_WORDS = 70
const MOST_OF_A_KIND = 2

/**
 * The statement that matters most, with what they ask for and offer; then a second one of each for as long as there is
 * room.
 */
export function gistOf({ statements, requests, offers, parts }: Account): Gist {
  const [asked, offered] = [requests.map(({ quote }) => quote), offers.map(({ quote }) => quote)]
  // Someone who tells nothing is quoted with what they ask for, or offer.
  const told = statements.filter(
    (quote, index) => index === 0 || !(asked.includes(quote) || offered.includes(quote) || quote.endsWith('?')),
  )
  const others = (quotes: readonly string[]): string[] => quotes.filter((quote) => !told.includes(quote))
  const kinds = [told, others(asked), others(offered)]
  const chosen = new Set<string>()
  let words = 0
  for (let turn = 0; turn < MOST_OF_A_KIND; turn++)
    // A second request or offer matters more than a second statement.
    for (const quotes of turn === 0 ? kinds : kinds.toReversed()) {
      const quote = quotes[turn]
      if (quote === undefined || (turn > 0 && words + lengthOf(quote) > MOST_WORDS)) continue
      chosen.add(quote)
      words += lengthOf(quote)
    }
  const written = [...new Set(parts.map(({ quote }) => quote))]
  const [says = [], asks = [], makes = []] = kinds.map((quotes) =>
    written.filter((quote) => quotes.includes(quote) && chosen.has(quote)),
  )
  return { says, asks, offers: makes }
}

const lengthOf = (quote: string): number => Math.max(quote.split(' ').length, quote.length / 6)
