/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  і: 'i',
  ї: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  ӏ: 'l',
  к: 'k',
  т: 't',
  м: 'm',
  н: 'h',
  в: 'b',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
}
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu')

/** Pious formulas of 8 and 18 letters in one character: 1,000 of them would be 18,000 letters to read. */
const LONG_LIGATURE = /[\ufdfa\ufdfb]/g

const LAUGHING = /[😂🤣😆😅😹😜😝😉🤪😛]/gu
const BLADE = /[🔪🗡]/gu
const GUN = /🔫/gu

/** A quotation in single marks; an apostrophe inside it stands before a letter. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'([^'"]*(?:'(?=\p{L})[^'"]*)*)'(?![\p{L}\p{N}])/gu

/**
 * The text in small Latin letters: without accents, invisible characters and look-alikes of other scripts, with one kind of
 * quotation mark and one of apostrophe, and with the few emojis that say something here as words.
 */
export function plainLetters(text: string): string {
  return text
    .replace(LONG_LIGATURE, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/(?<=\p{Ll})I+/gu, (capitals) => 'l'.repeat(capitals.length))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(LAUGHING, ' lol ')
    .replace(BLADE, ' knife ')
    .replace(GUN, ' gun ')
    .replace(/[“”„‟«»‹›「」]/g, '"')
    .replace(/[‘’‚‛ʼ´`]/g, "'")
    .replace(SINGLE_QUOTED, '"$1"')
}
