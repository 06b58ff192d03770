const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  hazaar: 1000,
  hazar: 1000,
  hajaar: 1000,
  hajar: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  billion: 1_000_000_000,
}
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ONES.split(' ').map((word, index) => [word, index])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 20 + 10 * index])),
  fourty: 40,
  a: 1,
  an: 1,
}

const UNIT = ONES.split(' ').slice(1).join('|')
const TEN = `${TENS.replaceAll(' ', '|')}|fourty`
const SMALL = `(?:(?:${TEN})(?:[ -]?(?:one|two|three|four|five|six|seven|eight|nine))?|${UNIT})`
const HUNDREDS = `(?:(?:${SMALL}|a) hundred(?:(?: and)? ${SMALL})?|${SMALL})`
const BIG = 'thousand|grand|lakhs?|lacs?|million|crores?|billion'

/** Digits with their separators: 1,200 · 1.200,50 · 2,50,000 · 1 200 · 12.5 */
export const DIGITS = "\\d+(?:[.,'’ ]\\d{2,3})*(?<!\\d{4,} \\d{3})(?:[.,]\\d{1,2}(?!\\d))?"
/** A number in words, from two upwards, because "one" is mostly a pronoun. */
export const WORDS = `(?!one\\b)(?:(?:${HUNDREDS}|a|an) (?:${BIG})(?:,?(?: and)? ${HUNDREDS})?|${HUNDREDS}|dozen|half a dozen)`

/** The value of digits in any of these notations; NaN if they aren't a number. */
export function valueOfDigits(digits: string): number {
  const bare = digits.replace(/['’ ]/g, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(bare) && !/^0/.test(bare)
  if (isGrouped) return Number(bare.replace(/[.,]/g, ''))
  const [, whole = bare, cents = ''] = /^(.*)[.,](\d+)$/.exec(bare) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}${cents && `.${cents}`}`)
}

/** The factor for "k", "lakh" or "grand" after a number. */
export const scaleOf = (word: string): number => SCALES[word.toLowerCase()] ?? 1

/** The value of a number in words: "two hundred and fifty" is 250, "half a dozen" is 6. */
export function valueOfWords(words: string): number {
  const text = words.toLowerCase()
  if (text === 'dozen') return 12
  if (text === 'half a dozen') return 6
  let total = 0
  let group = 0
  for (const word of text.split(/[ ,-]+/)) {
    if (word === 'hundred') group = Math.max(group, 1) * 100
    else if (Object.hasOwn(SCALES, word)) {
      total += Math.max(group, 1) * scaleOf(word)
      group = 0
    } else group += VALUES[word] ?? joined(word)
  }
  return total + group
}

/** The value of a number written as one word: "twentyfive". */
function joined(word: string): number {
  const ten = TENS.split(' ').find((each) => word.startsWith(each))
  return ten === undefined ? 0 : (VALUES[ten] ?? 0) + (VALUES[word.slice(ten.length)] ?? 0)
}

export const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
/** Ordinals from three upwards, because "first" and "second" mostly aren't numbers, unlike "twenty-first". */
export const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ORDINAL_WORDS.map((word, index) => [word, index + 1] as const).slice(2),
  ['thirtieth', 30],
  ...ORDINAL_WORDS.slice(0, 9).flatMap((word, index) => [
    [`twenty-${word}`, 21 + index] as const,
    [`thirty-${word}`, 31 + index] as const,
  ]),
])
