import { pattern } from '../../text/pattern.ts'
import { validInSomeCountry } from './numbering-plan.ts'

/** The zero of each script's ten digits: Arabic, Persian, Hindi, Bengali, Thai, and full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Replaces the digits of other scripts with 0 to 9, keeping offsets the same. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** Digits with the separators that people use in phone numbers, but without colons or commas. */
const CANDIDATE =
  /(?:(?<![\p{L}\p{N}$€£¥₹₦#.,:/-])|(?<=\b(?:tel|ph|mob|cell|whatsapp|phone|no):)|(?<=\p{L}[:.]))(?:\+ ?|00)?\(?\d(?:[ \u00a0()./*_•·–-]{0,3}\d){5,17}(?![\p{L}\p{N}%€£¥₹₦]|[.,:]\d)/giu
/** A number typed with the letter o for zero: "O7700 9oo123". */
const WITH_LETTERS =
  /(?<![\p{L}\p{N}])(?=[\doO -]{9,20}(?![\p{L}\p{N}]))(?=(?:[oO -]*\d){5})\+?[\doO](?:[ -]?[\doO]){8,13}(?![\p{L}\p{N}])/gu
/** An area code given before or after the rest of the number. */
const AREA_CODE = new RegExp(
  pattern`
    \[phone\],?\s?\(?(?:area|country|dialling|dialing)? ?(?:code|prefix|vorwahl)(?: is)? \+?\d{2,5}\b\)?|
    \b(?:area|country|dialling|dialing) (?:code|prefix)(?: is)? \+?\d{2,5},? (?:and |then |number )?\[phone\]
  `,
  'gi',
)
const EXTENSION = /\[phone\],?\s?(?:ext\.?|extension|x)\s?\d{1,6}\b/giu

const DATE =
  /^(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2}(?![-/.]\d))\b/
const YEARS = /^(?:(?:1[5-9]|20)\d{2}[ /–-]{1,3})+(?:1[5-9]|20)\d{2}$/
/** 4 800 000, and 12 500 000: groups of three digits ending in zeros. */
const ROUND_SUM = /^\d{1,3}(?:[ .]\d{3})*[ .]?\d?00$/
/** 555-123-4567, (555) 123-4567, 1 555 123 4567, and 555-1234. */
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$|^\d{3}-\d{4}$/
const AMOUNT_AFTER = new RegExp(
  pattern`
    ^\s?(?:[€£¥₹₦]|(?:usd|eur|gbp|inr|ngn|euros?|dollars?|bucks|pounds|quid|rupees|naira|cents|days?|hours?|minutes?|
    seconds|times|people|km|miles|metres|meters|steps|views|votes|points|words|followers|likes|subscribers|calories|
    users|tickets|kwh|mah|bytes|mb|gb|residents|inhabitants|copies|units|pieces|pixels)\b)
  `,
  'i',
)
/** Words that introduce a different kind of number. */
const OTHER_NUMBER = new RegExp(
  pattern`
    (?:order|invoice|ref|reference|ticket|booking|case|claim|parcel|tracking|isbn|serial|model|version|barcode|po|lot|
    batch|patent|article|item|product|meter|reading|part|flight|train|population|score|won|of|about|sku|incident|
    confirmation|receipt|permit)(?:\s?(?:number|no\.?|nr\.?|id|code|#))?(?:\s(?:is|was|from|said|says))?[\s:#]*$
  `,
  'i',
)
/** Words that introduce or follow a phone number. */
const CALLED = new RegExp(
  pattern`
    \b(?:call|calls|called|calling|ring|rang|text|texted|txt|phone|phoned|fone|telephone|mobile|cell|cellphone|
    landline|tel|ph|mob|whats ?app|wa|viber|signal|telegram|sms|mms|msg|fax|dial|digits|hotline|helpline|
    hit (?:me|him|her) up|reach|contact|number|num|nos?|my no|handy|telefon|nummer|ruf|rufen|teléfono|móvil|llam\w*|
    tél|téléphone|appel\w*|numéro|numero|telefono|cellulare|chiam\w*|telefone|celular|lig\w*|bel|bellen|tlf|
    puh)\b[^\d]{0,24}$
  `,
  'iu',
)
const CALLED_AFTER =
  /^[\s,)]{0,2}(?:is (?:his|her|my|their|the) (?:phone|number|cell|mobile)|on whats ?app|\((?:cell|mobile|home|work|whatsapp)\))/i

/** Replaces phone numbers written in digits with `[phone]`. */
export function maskPhones(text: string): string {
  // The same length as the text, so that offsets are valid in both.
  const plain = asciiDigits(text)
  if (!/\d.*\d/s.test(plain)) return text.replace(AREA_CODE, '[phone]')
  const numbers = [...plain.matchAll(CANDIDATE)].filter(({ 0: found, index }) => isPhone(found, plain, index))
  const disguised = [...plain.matchAll(WITH_LETTERS)].filter(({ 0: found }) => /[oO]/.test(found))
  let masked = ''
  let reached = 0
  for (const { 0: found, index } of [...numbers, ...disguised].sort((one, other) => one.index - other.index)) {
    if (index < reached) continue
    masked += `${text.slice(reached, index)}[phone]`
    reached = index + found.length
  }
  return (masked + text.slice(reached)).replace(EXTENSION, '[phone]').replace(AREA_CODE, '[phone]')
}

function isPhone(found: string, text: string, offset: number): boolean {
  const digits = found.replace(/\D/g, '')
  const before = text.slice(Math.max(0, offset - 40), offset)
  const after = text.slice(offset + found.length, offset + found.length + 24)
  if (DATE.test(found) || YEARS.test(found) || AMOUNT_AFTER.test(after)) return false
  if (digits.length < 7 || digits.length > 15) return false
  if (found.startsWith('+') || digits.startsWith('00')) return true
  if (OTHER_NUMBER.test(before)) return false
  if (CALLED.test(before) || CALLED_AFTER.test(after)) return true
  if (found.startsWith('(') || NORTH_AMERICAN.test(found) || /^0[1-9]\d{5}/.test(digits)) return true
  const groups = found.split(/\D+/).filter(Boolean)
  if (groups.length === 1) return /^\d{10,11}$/.test(digits)
  // Digit by digit: "5 5 5 1 2 3 4 5 6 7". With a hyphen it may be a sports score.
  if (groups.every((group) => group.length === 1)) return !found.includes('-')
  return looksGrouped(groups, found) && validInSomeCountry(digits)
}

/**
 * Whether the digits are grouped like a phone number, unlike a row of scores, ages or sizes, or a sum with thousands
 * separators.
 */
const looksGrouped = (groups: readonly string[], found: string): boolean =>
  groups.length <= 5 &&
  groups.some((group) => group.length >= 3) &&
  groups.every((group) => group.length >= 2) &&
  !ROUND_SUM.test(found)
