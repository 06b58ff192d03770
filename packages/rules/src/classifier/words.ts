/**
 * Only the first part of a long message is judged; every call limits the length anyway. Applied again after
 * normalisation, because some characters expand to 18.
 */
const LONGEST = 2_000

/** Accents, Arabic vowel signs, hamzas and tatweel, and invisible characters. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\p{Cf}]/gu

/** Lower case without accents, and with one spelling for Arabic letters that are used interchangeably. */
export const plainSpelling = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/ة/g, 'ه').replace(/ى/g, 'ي')

/**
 * The words of a text in normalised spelling, with digits as 0 and no letter more than twice in a row ("nooooo" is
 * "noo").
 */
export function wordsOf(text: string): readonly string[] {
  const plain = plainSpelling(text.slice(0, LONGEST))
    .slice(0, LONGEST)
    .replace(/[’‘]/g, "'")
    .replace(/\p{Nd}+/gu, '0')
    .replace(/(.)\1{2,}/gu, '$1$1')
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
}
