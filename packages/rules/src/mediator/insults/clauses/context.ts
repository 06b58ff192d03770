/** A stretch of a text in UTF-16 indexes; `end` is exclusive. */
type Span = { readonly start: number; readonly end: number }

/** A clause or a whole sentence, with the score that the model gives it by itself. */
export type ScoredClause = Span & { readonly score: number }

/** A clause to judge, with its signs of something to keep (`signsToKeep`). */
export type ClauseToJudge = ScoredClause & { readonly signs: readonly number[] }

/** What else a message says. */
export type Context = {
  /** All its sentences and clauses, in the order of `clausesToJudge`. */
  clauses: readonly ScoredClause[]
  /** What patterns recognise as insults. */
  found: readonly Span[]
  /** The length of the message in UTF-16 units. */
  length: number
}

/** Scores are about -6 to 4; the network learns better from smaller numbers. */
const SCORE_SCALE = 3
/** Stands for the score of a clause that isn't there. */
const HARMLESS = -3
const MANY_CLAUSES = 10
const MANY_PARTS = 5
const MANY_INSULTS = 4
const LONG = 150

/**
 * The features of a clause in its message: its own score, those of its neighbours, of its sentence, of its parts and of
 * everything else, whether patterns recognise an insult in it or elsewhere, and where it stands. An insult is rarely
 * alone, and a sentence is rarely more insulting than its harshest clause.
 */
export function contextFeatures(own: ClauseToJudge, { clauses, found, length }: Context): number[] {
  const others = clauses.filter((one) => !overlaps(one, own))
  const before = others.findLast(({ end }) => end <= own.start)
  const after = others.find(({ start }) => start >= own.end)
  const sentence = clauses.find((one) => contains(one, own))
  const parts = clauses.filter((one) => contains(own, one))
  const scores = others.map(({ score }) => score)
  const partScores = parts.map(({ score }) => score)
  const covered = found.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, own.end) - Math.max(start, own.start)),
    0,
  )
  const elsewhere = found.filter((one) => !overlaps(one, own)).length
  return [
    ...[
      own.score,
      before?.score ?? HARMLESS,
      after?.score ?? HARMLESS,
      Math.max(HARMLESS, ...scores),
      scores.length === 0 ? HARMLESS : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      sentence?.score ?? own.score,
      parts.length === 0 ? own.score : Math.max(...partScores),
      parts.length === 0 ? own.score : Math.min(...partScores),
    ].map((score) => score / SCORE_SCALE),
    flag(before === undefined),
    flag(after === undefined),
    flag(others.length === 0),
    flag(sentence !== undefined),
    Math.min(others.length, MANY_CLAUSES) / MANY_CLAUSES,
    Math.min(parts.length, MANY_PARTS) / MANY_PARTS,
    own.start / length,
    own.end / length,
    Math.min(own.end - own.start, LONG) / LONG,
    covered / (own.end - own.start),
    flag(covered > 0),
    Math.min(elsewhere, MANY_INSULTS) / MANY_INSULTS,
    flag(elsewhere > 0),
    ...own.signs,
  ]
}

const flag = (holds: boolean): number => (holds ? 1 : 0)

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** Whether a stretch contains another one that isn't all of it. */
const contains = (one: Span, other: Span): boolean =>
  one.start <= other.start && other.end <= one.end && one.end - one.start > other.end - other.start

/** Where words stand in their text. */
export const spanOf = (words: readonly Span[]): Span => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })
