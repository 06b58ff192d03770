/**
 * The single table of characters that people type instead of Latin letters to get a word past a filter. The safety
 * check, the insult search and the quest rubric all use it, each with its own word list.
 */
const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a', '4': 'a', '8': 'b', '3': 'e', '€': 'e', '9': 'g', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't',
} // biome-ignore format: a table of pairs

/** Letters of other alphabets, with the Latin letters they resemble. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a', α: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ε: 'e', н: 'h', і: 'i', ї: 'i', ι: 'i', ј: 'j', к: 'k', κ: 'k', ӏ: 'l', м: 'm',
  о: 'o', ο: 'o', р: 'p', ρ: 'p', ѕ: 's', т: 't', τ: 't', υ: 'u', ν: 'v', ѵ: 'v', х: 'x', у: 'y',
} // biome-ignore format: a table of pairs
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu')

/** The letter that a sign or digit stands for, or the sign itself. */
export const letterBehind = (sign: string): string => SIGNS[sign] ?? sign

/** Replaces the signs and digits in a word with letters. @param one how to read "1" and "|", which resemble both */
export const withoutSigns = (word: string, one: 'i' | 'l'): string =>
  word.replace(/[1|]/g, one).replace(/[@4830€!9$57+]/g, letterBehind)

/** Replaces lower-case letters of other alphabets with the Latin letters they resemble. */
export const inLatinLetters = (text: string): string =>
  text.replace(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)

/** Replaces look-alike letters only in words that mix alphabets; words in one foreign alphabet stay unchanged. */
export const withoutLookAlikes = (text: string): string =>
  /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
    ? text.replace(/\p{L}+/gu, (word) => (/\p{Script=Latin}/u.test(word) ? inLatinLetters(word) : word))
    : text
