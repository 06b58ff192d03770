import type { FactKind } from '@squash/contract/receipt'

/** A verifiable statement in a text. */
export type Fact = {
  kind: FactKind
  text: string
  start: number
  end: number
  /**
   * The same value for every notation: "£15" and "15 pounds" are both `n:15 cur:gbp`. Its parts are separated by
   * spaces: `n:` number, `cur:` currency, `m:` month, `md:` month and day of a numeric date in either order, `w:`
   * weekday from Sunday 0, `day:` relative day or holiday, `t:` minutes after midnight, `h:` minutes after twelve,
   * `name:`, `q:` quotation, `x:` code.
   */
  value: string
  /** The unit of time after a number: minute, hour, day, week, month or year. */
  unit?: string
}

/** Finds facts of a kind: a pattern, and the value of a match, which is null if the match isn't a fact after all. */
export type Finder = {
  kind: FactKind
  pattern: RegExp
  value: (match: RegExpMatchArray) => string | null
}
