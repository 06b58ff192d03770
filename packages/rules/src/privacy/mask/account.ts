import { pattern } from '../../text/pattern.ts'

/** The country code, two check digits, and groups of four. */
const IBAN =
  /(?<![\p{L}\p{N}])(?:[A-Z]{2}[ -]?\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?|[a-z]{2}\d{2}[a-z0-9]{11,30})(?![\p{L}\p{N}])/gu
const CARD =
  /(?<![\p{L}\p{N}$€£.,-])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}|3[47]\d{2}([ -])\d{6}\2\d{5}|[3-6]\d{15})(?![\p{N}%€£]|[.,]\d)/gu
/** Sort code and account number of the United Kingdom and Ireland. */
const SORT_CODE =
  /(?<![\p{N}-])\d{2}([- ])\d{2}\1\d{2}[\s,;:/]*(?:(?:and|acc?|acct|account|a\/c|number|no|is|:|\.)[\s:.]*){0,4}\d{8}(?!\d)/giu
const SORT_CODE_NAMED = /\b(sort ?code(?:\s?(?:is|:|=))?\s{0,2})\d{2}[- ]?\d{2}[- ]?\d{2}(?!\d)/gi
/** Indian branch codes (IFSC) and payment addresses (UPI). */
const IFSC = /(?<![\p{L}\p{N}])[A-Z]{4}0[A-Z0-9]{6}(?![\p{L}\p{N}])/gu
const UPI = new RegExp(
  pattern`
    (?<![\w.@-])[\w.-]{2,40}@(?:ok(?:axis|icici|sbi|hdfcbank|bizaxis)|upi|ybl|ibl|axl|apl|yapl|rapl|paytm|
    pt(?:yes|axis|hdfc|sbi)|sbi|hdfcbank|icici|axisbank|axis|kotak|barodampay|pnb|cnrb|idfcbank|idfcfirst|federal|
    yesbank|jupiteraxis|fam|slice|airtel|jio|postbank|naviaxis|waicici|wahdfcbank|waaxis|wasbi)(?![\w@]|\.\w)
  `,
  'gi',
)
const NAMED_UPI =
  /\b((?:upi|gpay|google pay|phonepe|paytm|bhim)\b(?: (?:id|me|it|us|to|on|at|is|my|the|money|handle|address)){0,4}(?:\s?[:=])?\s?)[\w.-]{2,40}@[a-z]{2,20}(?![\w@]|\.\w)/gi
/** A number or code after the word for it: an account, card, passport or policy number. */
const NAMED = new RegExp(
  pattern`
    \b((?:bank account|account|acct|acc|a\/c|ac|nuban|iban|routing|aba|transit|bsb|swift|bic|kontonummer|konto|cuenta|
    compte|conta|clabe|(?:credit |debit |bank )?card|customer|aadhaar|aadhar|bvn|nin|pan|ssn|social security|
    national insurance|ni|passport|pps|sin|tfn|driving licen[cs]e|driver'?s licen[cs]e|insurance|policy|medicare|
    nhs|steuer-?(?:id|nummer)|idnr|cpf|dni|curp|personalausweis|ausweis|reisepass)(?:\s?(?:number|no\.?|num|nr\.?|code|id|#))?(?:\s(?:is|was|ending(?: in)?))?(?:\s?[:#=-]\s?|
    \s)(?:is )?)((?:[a-z]{1,4}[ -]?)?\d(?:[ -]?\d){4,18}(?:[ -]?[a-z])?|[a-z\d]{6,20})(?![\p{L}\p{N}]|[.,-]\d)
  `,
  'giu',
)
/** A US routing number next to an account number. */
const ROUTING_PAIR = /(?<!\d)\d{9}[\s,;/]+(?:and |acct?:? |account:? )?\d{8,12}(?!\d)/gi
const BANK = pattern`
    gt ?bank|gtb|guaranty trust|access(?: bank)?|zenith(?: bank)?|uba|first ?bank|kuda|opay|palmpay|moniepoint|
    fidelity(?: bank)?|fcmb|wema(?: bank)?|stanbic(?: ibtc)?|sterling(?: bank)?|union bank|polaris(?: bank)?|ecobank|
    keystone(?: bank)?|providus|jaiz|alat
  `
/** The ten digits of a Nigerian account number next to the name of its bank. */
const NUBAN = new RegExp(
  `\\b((?:${BANK})(?:[^\\d\\n]{0,24}))\\d{10}(?!\\d)|(?<!\\d)\\d{10}(?=[ ,(-]{1,3}(?:at |with )?(?:${BANK})\\b)`,
  'gi',
)
/** Government identifiers: India's tax numbers (PAN) and the United Kingdom's National Insurance numbers. */
const STATE_CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{5}\d{4}[A-Z]|(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])(?![\p{L}\p{N}])/gu
/** A passport or insurance number a few words after the word for it: "your passport, Olu, A1234567". */
const NAMED_BEFORE =
  /\b((?:passport|national insurance|ni number|ni no)(?:['’]s)?\b[^.!?\n\d]{1,40}?\s)(?:[A-Z]{1,2}\d{6,8}|[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])(?![\p{L}\p{N}])/giu
/** Addresses of cryptocurrency wallets. */
const WALLET = /(?<![\p{L}\p{N}])(?:0x[a-f\d]{40}|bc1[a-z\d]{25,59}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?![\p{L}\p{N}])/gu

/** Replaces the numbers of bank accounts and cards, and government identifiers, with `[account]`. */
export function maskAccounts(text: string): string {
  // A shortcut, because the patterns are slow to start and only these two don't need a digit.
  if (!/\d/.test(text)) return text.replace(UPI, '[account]').replace(NAMED_UPI, '$1[account]')
  return text
    .replace(WALLET, '[account]')
    .replace(NAMED_BEFORE, '$1[account]')
    .replace(IBAN, (found) => (isIban(found) ? '[account]' : found))
    .replace(UPI, '[account]')
    .replace(NAMED_UPI, '$1[account]')
    .replace(IFSC, '[account]')
    .replace(SORT_CODE, '[account]')
    .replace(SORT_CODE_NAMED, '$1[account]')
    .replace(CARD, '[account]')
    .replace(NUBAN, (_, before: string | undefined) => `${before ?? ''}[account]`)
    .replace(ROUTING_PAIR, '[account]')
    .replace(STATE_CODE, '[account]')
    .replace(NAMED, (found, before: string, code: string) => (isAccount(code) ? `${before}[account]` : found))
}

const isIban = (found: string): boolean =>
  found.replace(/\D/g, '').length >= 8 && found.replace(/[ -]/g, '').length >= 15 && !/^[a-z]+\d{2}[a-z]+$/.test(found)

/** Whether a code has at least five digits and isn't a date. */
const isAccount = (code: string): boolean =>
  code.replace(/\D/g, '').length >= 5 && !/^(?:19|20)\d{2}-\d{2}-\d{2}$|^\d{1,2}-\d{1,2}-(?:19|20)\d{2}$/.test(code)
