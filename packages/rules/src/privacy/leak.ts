/** Scripts without spaces between words: each of their characters counts as a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu

/** In words. A shorter private text is a phrase anyone might use, so repeating it reveals nothing. */
const SHORTEST_PRIVATE_TEXT = 4
/** This many matching letters in a row are no coincidence, however they are split into words. */
const TELLING_LETTERS = 20

/**
 * Whether an answer repeats a private text: at least `words` consecutive words of it, or all of a shorter one of four
 * words or more. Ignores case, punctuation, kinds of quotation marks, invisible characters and spacing, and also
 * detects text spelled letter by letter or backwards.
 * @param words how many in a row count as repeated
 * @param approved wordings that their authors approved: a run of words that also occurs there isn't private
 */
export function repeatsPrivateText(
  answer: string,
  privateTexts: readonly string[],
  words = 8,
  approved: readonly string[] = [],
): boolean {
  const said = wordsOf(answer)
  const letters = said.join('')
  const spelled = [letters, [...letters].reverse().join('')]
  return privateTexts.some((text) => {
    const secret = wordsOf(text)
    const length = Math.min(words, secret.length)
    if (length < Math.min(words, SHORTEST_PRIVATE_TEXT)) return false
    const known = new Set(approved.flatMap((wording) => runsOf(wordsOf(wording), length)))
    const secretRuns = new Set(runsOf(secret, length).filter((run) => !known.has(run)))
    if (runsOf(said, length).some((run) => secretRuns.has(run))) return true
    const telling = [...secretRuns].map((run) => run.replaceAll(' ', '')).filter((run) => run.length >= TELLING_LETTERS)
    return telling.some((run) => spelled.some((text) => text.includes(run)))
  })
}

/** Whether a text contains something longer than any word: a message in base64 or hexadecimal, a token, a long URL. */
export const looksEncoded = (text: string): boolean => /[\w+/=-]{40}/.test(text)

/** A text's words in a form that can be compared: lower case, letters normalised, without apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]|\p{Cf}/gu, '')
  return plain.match(WORDS) ?? []
}

const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, start) => words.slice(start, start + length).join(' '))
