import type { FactKind } from '@squash/contract/receipt'

/** Something a text states that can be checked. */
export type Fact = {
  kind: FactKind
  text: string
  start: number
  end: number
  /** The same for every notation: "£15" and "15 pounds" are both `n:15 cur:gbp`. Parts are separated by spaces. */
  value: string
  /** The unit of time behind a number: minute, hour, day, week, month or year. */
  unit?: string
}

/** One kind of fact: a pattern, and what a match is worth; null for a match that is no fact after all. */
export type Finder = {
  kind: FactKind
  pattern: RegExp
  value: (match: RegExpMatchArray) => string | null
}
