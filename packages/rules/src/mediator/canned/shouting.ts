import { ACRONYMS, AMBIGUOUS, FIRST_NAMES, PROPER } from '../insults/words/capitals.ts'

const WORD = /\p{L}[\p{L}'’]*/gu

/**
 * Lowers words in capitals. Known acronyms stay; so do short unknown ones in a text that is otherwise calm, and single
 * letters. A name keeps its capital when the text writes it as a name elsewhere, or when it is a common first name.
 */
export function lowered(text: string): string {
  const words: readonly string[] = text.match(WORD) ?? []
  const long = words.filter((word) => word.length > 1)
  const capitals = long.filter(isCapitals)
  if (capitals.length === 0) return named(text)
  const shouted = capitals.length > 2 && capitals.length >= long.length / 2
  const names = new Set(words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map((word) => word.toLowerCase()))
  return named(
    text.replace(WORD, (word) => {
      if (shouted && word === 'A') return 'a'
      return word.length > 1 && isCapitals(word) ? spoken(word, shouted, names) : word
    }),
  )
}

/** Days, months and common first names get the capital that a quick hand left out. */
const named = (text: string): string =>
  text.replace(/(?<![\p{L}@.'-])\p{Ll}{2,}/gu, (word) =>
    PROPER.has(word) || FIRST_NAMES.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  )

const isCapitals = (word: string): boolean => word === word.toUpperCase() && word !== word.toLowerCase()

function spoken(word: string, shouted: boolean, names: ReadonlySet<string>): string {
  const [stem = word] = word.split(/['’]/)
  const small = stem.toLowerCase()
  if (stem === 'I') return `I${word.slice(1).toLowerCase()}`
  if (ACRONYMS.has(stem) && !(shouted && AMBIGUOUS.has(stem))) return stem + word.slice(stem.length).toLowerCase()
  if (!shouted && stem.length <= 3 && !COMMON.has(small) && !names.has(small) && !FIRST_NAMES.has(small)) return word
  if (PROPER.has(small) || FIRST_NAMES.has(small) || (names.has(small) && !COMMON.has(small))) {
    return stem.charAt(0) + word.slice(1).toLowerCase()
  }
  return word.toLowerCase()
}

/** Short words that people shout for stress in the middle of a calm text. */
const COMMON: ReadonlySet<string> = new Set(
  'a all am an and any are as ask at bad be big but by can car cat dad day did do dog due eat end far few for fun get god got had has hat he her hey him his hot how i if in is it job key let lie mad may me men mom my new no not now of off oh ok old on one or our out own pay put ran red rid run sad say see set she shy sit so son stop that the this too top try two up us use via was way we who why will with won yes yet you your never always ever every really please'.split(
    ' ',
  ),
)

/** "sooooo" is "so" and "pleeease" is "please": letters drawn out for stress go back to how the word is written. */
export function undrawn(text: string): string {
  return text.replace(/\b\p{L}*(\p{L})\1{2,}\p{L}*\b/giu, (word) => {
    if (/^(?:i|x|w|v|m|c)+$/i.test(word)) return word
    const single = word.replace(/(\p{L})\1{2,}/giu, '$1')
    const double = word.replace(/(\p{L})\1{2,}/giu, '$1$1')
    return /(?:too|soon|see|need|good|food|door|room|look|feel|keep|sleep|free|been|hello|well|call|all|will|still|tell|full|off|pissed|miss|kill|hell|fuck off)$/i.test(
      double,
    ) && !/^so$/i.test(single)
      ? double
      : single
  })
}
