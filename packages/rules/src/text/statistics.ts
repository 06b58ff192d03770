/**
 * What is counted in a message (spec core-flow §3, "Message text statistics"). Achievements and archetypes judge by these
 * numbers, so that nobody has to keep or read the words again.
 */
export type TextStatistics = {
  characters: number
  words: number
  letters: number
  /** Share of letters that are capitals, 0 to 100, rounded. */
  capitals_percent: number
  emojis: number
  question_marks: number
  exclamation_marks: number
  sorry: number
  literally: number
  obviously: number
  fine: number
  has_whatever: boolean
  has_i_feel: boolean
}
