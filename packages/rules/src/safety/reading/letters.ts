import { inLatinLetters } from '../../text/disguise.ts'

/** Latin letters that do not decompose into a base letter and an accent, written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }
const SPECIAL = new RegExp(`[${Object.keys(WRITTEN_OUT).join('')}]`, 'gu')

/**
 * Single characters for religious formulas of 8 and 18 letters: 1,000 of them would expand to 18,000 letters.
 */
const LONG_LIGATURE = /[\ufdfa\ufdfb]/g

const LAUGHING = /[😂🤣😆😅😹😜😝😉🤪😛]/gu
const BLADE = /[🔪🗡]/gu
const GUN = /🔫/gu

/** A quotation in single marks; inside it, an apostrophe is followed by a letter. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'([^'"]*(?:'(?=\p{L})[^'"]*)*)'(?![\p{L}\p{N}])/gu

/**
 * The text in lower-case Latin letters: without accents, invisible characters and look-alikes from other scripts, with
 * one kind of quotation mark and one of apostrophe, and with the few meaningful emojis as words.
 */
export function plainLetters(text: string): string {
  const small = text
    .replace(LONG_LIGATURE, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/(?<=\p{Ll})I+/gu, (capitals) => 'l'.repeat(capitals.length))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return inLatinLetters(small)
    .replace(SPECIAL, (letter) => WRITTEN_OUT[letter] ?? letter)
    .replace(LAUGHING, ' lol ')
    .replace(BLADE, ' knife ')
    .replace(GUN, ' gun ')
    .replace(/[“”„‟«»‹›「」]/g, '"')
    .replace(/[‘’‚‛ʼ´`]/g, "'")
    .replace(SINGLE_QUOTED, '"$1"')
}
