/** A stretch of digits with what people put between the digits of a phone number; a colon or comma is not among it. */
const CANDIDATE =
  /(?:(?<![\p{L}\p{N}$€£¥#.,:/-])|(?<=\btel:))(?:\+|00)?\(?\d(?:[ \u00a0()./-]{0,3}\d){5,17}(?![\p{L}\p{N}%€£¥]|[.,:]\d)/gu

const DATE = /\b(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))\b/
/** 555-123-4567, (555) 123-4567, 1 555 123 4567, and 555-1234. */
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$|^\d{3}-\d{4}$/
const AMOUNT_AFTER =
  /^\s?(?:[€£¥]|(?:usd|eur|gbp|euros?|dollars?|bucks|pounds|cents|days?|hours?|minutes?|times|people|km|miles)\b)/i

const DIGIT =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
/** Seven digits in words, one after the other. */
const SPELT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DIGIT})(?:[ ,.-]{1,2}(?:${DIGIT})(?![\\p{L}\\p{N}])){6,14}`, 'giu')
const EXTENSION = /\[phone\],?\s?(?:ext\.?|extension|x)\s?\d{1,6}\b/gi

/** Replaces phone numbers by `[phone]`. */
export function maskPhones(text: string): string {
  return text
    .replace(CANDIDATE, (found, offset: number) =>
      isPhone(found, text.slice(offset + found.length, offset + found.length + 12)) ? '[phone]' : found,
    )
    .replace(SPELT, '[phone]')
    .replace(EXTENSION, '[phone]')
}

function isPhone(found: string, after: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (DATE.test(found) || AMOUNT_AFTER.test(after) || digits.length < 7 || digits.length > 15) return false
  if (found.startsWith('+') || found.startsWith('(')) return true
  return NORTH_AMERICAN.test(found) || /^0[1-9]/.test(digits) || digits.startsWith('00') || /^\d{10,11}$/.test(found)
}
