/** Scripts that write no space between words: each of their characters counts as a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+/gu

/** A private text this short is a word or two that anybody might use; repeating it betrays nothing. */
const SHORTEST_PRIVATE_TEXT = 4
/** So many letters in a row are no coincidence, wherever the words around them begin and end. */
const TELLING_LETTERS = 20

/**
 * Whether an answer repeats a private text: `words` or more consecutive words of it, or the whole of one that is shorter
 * (from four words on). Case, punctuation, kinds of quotation marks, invisible characters and spacing make no difference,
 * and neither does it to be spelled letter by letter or backwards.
 * @param words decisions §1 says eight
 * @param approved wordings that their authors approved: a run of words that stands there is private no more
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

/** Whether a text holds what no word of a language looks like: a message in base64 or hexadecimal, a token, a long address. */
export const looksEncoded = (text: string): boolean => /[\w+/=-]{40}/.test(text)

/** The words by which two texts are compared: lower case, one spelling of each letter, without apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]|\p{Cf}/gu, '')
  return plain.match(WORDS) ?? []
}

const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, start) => words.slice(start, start + length).join(' '))
