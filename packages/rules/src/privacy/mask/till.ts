import { pattern } from '../../text/pattern.ts'

/** Words for the number under which a shop or a person receives payments. */
const TILL = pattern`
    till (?:number|num|no\.?|nambari|code|is|ni|#)|pay ?bill(?: (?:number|no\.?))?|buy goods(?: (?:till|number|no\.?|
    and services))*|
    (?:my|his|her|our|their|the|shop|lipa na|m-?pesa|mpesa|to|via|through|airtel|number|on) till|lipa na m-?pesa|
    lipa (?:number|namba|no\.?)|pochi(?: la biashara)?|merchant (?:code|id|number|no\.?|till)|agent (?:number|no\.?|
    code)|
    (?:momo|mobile money) ?(?:pay)?(?: (?:code|id|merchant|number|no\.?))?|momopay|biller(?: code)?|short ?code|
    pay ?id|paynow(?: uen)?|uen|duitnow(?: id)?|promptpay|gcash|pay ?maya|easypaisa|jazz ?cash|sadapay|nayapay|bkash|
    nagad|esewa|khalti|ecocash|chipper|swish|mobilepay|vipps|bizum|twint|zelle|pix|clave|chave pix|
    lynk(?: wallet)?|wallet (?:id|number|no\.?)|terminal(?: id)?|ussd
  `
const PAID_INTO = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])((?:${TILL})(?:,? (?:account|acc?|number|no\.?|code|is|it is|ni|to|on|at|at number|till|here))*
    \s?[:=#]?\s?["“(]?)
    (\d(?:[ -]?\d){3,11}[A-Z]?)(?![\p{L}\p{N}]|[.,:/-]\d|\s?(?:%|[€£¥₹₦]|(?:bob|shillings?|ksh|kes|cedis|naira|rand|
    rupees|
    pesos|dollars?|euros?|kr|people|times|hours?|minutes?|days?|am|pm|o['’]?clock)\b))
  `,
  'giu',
)
/** The account to name when paying a bill: "Paybill 500100 account 7712". */
const WITH_ACCOUNT =
  /(\[account\],? (?:and )?(?:account|acc?t?|a\/c|ref(?:erence)?)\.?(?: (?:number|no\.?|name|is))?[:#]? ?)[A-Z]{0,4}[ -]?\d[\d -]{2,14}\d(?![\p{L}\p{N}])/giu

/** Replaces the numbers of tills and other payment services with `[account]`. */
export const maskTills = (text: string): string =>
  /(?:\d[ -]?){5}/.test(text)
    ? text
        .replace(PAID_INTO, (found, before: string, code: string) => (isTill(code) ? `${before}[account]` : found))
        .replace(WITH_ACCOUNT, '$1[account]')
    : text

/** Whether it has five digits or more and isn't a year or a round sum. */
const isTill = (code: string): boolean => {
  const digits = code.replace(/\D/g, '')
  return digits.length >= 5 && !/000$/.test(digits)
}
