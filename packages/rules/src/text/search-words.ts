/** Code points after which a word is cut, both when it is stored and when it is searched for. */
const WORD_LENGTH = 40

const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The words by which texts are found: lower case, without accents, each once. Searches are split in the same way, so
 * that "ludensch" finds "Müller-Lüdenscheidt".
 */
export function searchWords(...texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => plain(text ?? '').match(WORDS) ?? [])
  return [...new Set(words.map((word) => [...word].slice(0, WORD_LENGTH).join('')))]
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
