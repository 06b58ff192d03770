import { pattern } from '../../text/pattern.ts'
import type { Finder } from './fact.ts'
import { DIGITS, scaleOf, valueOfDigits, valueOfWords, WORDS } from './numbers.ts'

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:£|gbp|pounds?|quid)$/, 'gbp'],
  [/^(?:€|eur|euros?)$/, 'eur'],
  [/^(?:₹|rs\.?|inr|rupees?|pkr)$/, 'rupee'],
  [/^(?:₦|n|ngn|naira)$/, 'ngn'],
  [/^(?:(?:us|a|au|c|ca|nz|s|hk)?\$|usd|aud|cad|nzd|sgd|dollars?|bucks?)$/, 'dollar'],
  [/^(?:pence|p|cents?)$/, 'cent'],
  [/^(?:chf|francs?|fr\.?|franken)$/, 'franc'],
  [/^(?:r|zar|rand)$/, 'zar'],
  [/^(?:kes|ksh|shillings?)$/, 'shilling'],
  [/^(?:¥|yen|jpy)$/, 'yen'],
]
const currencyOf = (sign: string): string =>
  CURRENCIES.find(([pattern]) => pattern.test(sign.toLowerCase().trim()))?.[1] ?? sign.toLowerCase().trim()

const BEFORE = pattern`
    (?:(?:US|AU?|CA?|NZ|S|HK)?\$|[£€₹₦¥]|\b(?:rs\.?|inr|pkr|ngn|usd|gbp|eur|aud|cad|chf|zar|kes|ksh|sgd|aed|php|
    pln) ?|(?<![\p{L}\d])[NR](?=\d{3}|\d{1,3}(?:[,k]|(?:\.\d+)? ?(?:m|million|billion)\b)))
  `
const AFTER =
  '(?:pounds?|quid|dollars?|bucks?|euros?|rupees?|naira|rand|shillings?|cedis?|pence|cents?|francs?|franken|yen|z[łl]oty|reais|pesos?|usd|gbp|eur|inr|ngn|chf|aud|cad|rs|p)(?![\\p{L}]|\\.m)|[£€₹₦$¥]'
const SCALE = 'k|grand|thousand|ha[zj]aa?r|lakhs?|lacs?|crores?|million|mil|m'

const amount = (number: number, sign: string): string | null =>
  Number.isFinite(number) ? `n:${number} cur:${currencyOf(sign)}` : null

/**
 * Amounts of money with signs, codes and words, including the scales of India and Nigeria: "Rs. 2,50,000/-", "20k
 * naira", "a tenner".
 */
export const AMOUNTS: readonly Finder[] = [
  {
    kind: 'amount',
    pattern: new RegExp(
      `(${BEFORE}) ?(${DIGITS})(?: ?(${SCALE})(?![\\p{L}\\d]))?(?:/-|(?: ?(?:pounds|naira|rupees|dollars|euros)\\b))?`,
      'giu',
    ),
    value: ([, sign = '', digits = '', scale = '']) => amount(valueOfDigits(digits) * scaleOf(scale), sign),
  },
  {
    kind: 'amount',
    pattern: new RegExp(`(?<![\\p{L}\\d.,:/])(${DIGITS})(?: ?(${SCALE})(?![\\p{L}\\d]))? ?(${AFTER})`, 'giu'),
    value: ([, digits = '', scale = '', sign = '']) => amount(valueOfDigits(digits) * scaleOf(scale), sign),
  },
  {
    kind: 'amount',
    pattern: new RegExp(`(?<![\\p{L}\\d-])(${WORDS})[ -](${AFTER})(?! and hundreds)`, 'giu'),
    value: ([, words = '', sign = '']) => amount(valueOfWords(words), sign),
  },
  {
    kind: 'amount',
    pattern: /(?<!\p{L})(tenner|fiver)s?(?!\p{L})/giu,
    value: ([, word = '']) => `n:${word.toLowerCase() === 'tenner' ? 10 : 5} cur:gbp`,
  },
]
