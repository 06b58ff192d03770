import type { FactKind } from '@squash/contract/receipt'

/** A verifiable statement in a text. */
export type Fact = {
  kind: FactKind
  text: string
  start: number
  end: number
  /**
   * The same value for every notation: "£15" and "15 pounds" are both `n:15 cur:gbp`. Parts are separated by spaces.
   */
  value: string
  /** The unit of time after a number: minute, hour, day, week, month or year. */
  unit?: string
}

/** A kind of fact: a pattern, and the value of a match; null if the match turns out not to be a fact. */
export type Finder = {
  kind: FactKind
  pattern: RegExp
  value: (match: RegExpMatchArray) => string | null
}
