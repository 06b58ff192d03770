/** Code points after which a word is cut, where it is stored and where it is searched for. */
const WORD_LENGTH = 40

const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The words by which texts are found: lower case, without accents, each once. What a user types is split in the same
 * way, so that "Müller-Lüdenscheidt" is found by "ludensch".
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
