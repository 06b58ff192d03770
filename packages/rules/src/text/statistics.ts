/**
 * Statistics of a message. Achievements and archetypes are based on these numbers, so that the words needn't be stored
 * or read again.
 */
export type TextStatistics = {
  characters: number
  words: number
  letters: number
  /** The share of letters that are capitals, 0 to 100, rounded. */
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

/**
 * Computes the statistics of a typed text. Characters are code points, as in the limits; an emoji made of several code
 * points counts once.
 */
export function textStatistics(text: string): TextStatistics {
  const letters = count(text, /\p{L}/gu)
  const capitals = count(text, /\p{Lu}/gu)
  return {
    characters: [...text].length,
    words: count(text, /\S+/gu),
    letters,
    capitals_percent: letters === 0 ? 0 : Math.round((100 * capitals) / letters),
    emojis: emojisIn(text),
    question_marks: count(text, /[?？]/gu),
    exclamation_marks: count(text, /[!！]/gu),
    sorry: countWord(text, 'sorry'),
    literally: countWord(text, 'literally'),
    obviously: countWord(text, 'obviously'),
    fine: countWord(text, 'fine'),
    has_whatever: /whatever/iu.test(text),
    // not inside 'wifi feels slow'
    has_i_feel: /(?<!\p{L})i\s+feel/iu.test(text),
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const countWord = (text: string, word: string): number =>
  count(text, new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'))

/** Splits a text into visible symbols, which can consist of many code points: a flag, a family, a skin tone. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Rendered as a picture by default or on request. Unicode also counts digits, © and ™ as emojis, but readers see plain
 * text.
 */
const PICTURE = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u

const emojisIn = (text: string): number =>
  Array.from(graphemes.segment(text)).filter(({ segment }) => PICTURE.test(segment)).length
