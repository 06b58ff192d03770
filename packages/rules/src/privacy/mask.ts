import { maskAddresses } from './mask/address.ts'
import { maskPhones } from './mask/phone.ts'

const LINK =
  /\b(?:https?|ftp):\/\/[^\s<>"“”]+|\bwww\.[^\s<>"“”]+|\b(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s<>"“”]*/gi
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu
/** "maya (at) example (dot) com": the spelling that people use to get past a filter. */
const SPELT_EMAIL =
  /(?<![\w.-])[\w.+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\w-]{1,63}(?:\s?(?:[([{]\s?dot\s?[)\]}]|\.)\s?[\w-]{2,24}){1,4}/gi
const HANDLE = /(?<![\w@.])@[a-z_][\w.]{0,28}\w\b|\b[a-z0-9_.]{2,32}#\d{4}\b/gi

/**
 * Hides what could lead a stranger to someone: links, e-mail addresses, street addresses, phone numbers and handles, each
 * replaced by its kind in square brackets (decisions §13). Years, dates, times, amounts and counts stay.
 */
export function maskPersonalData(text: string): string {
  const withoutNets = text
    .replace(EMAIL, '[email]')
    .replace(SPELT_EMAIL, '[email]')
    .replace(LINK, linkOnly)
    .replace(HANDLE, '[handle]')
  return maskPhones(maskAddresses(withoutNets))
}

/** Punctuation after a link belongs to the sentence; `and/or` or `Mr./Mrs.` are no links. */
function linkOnly(found: string): string {
  const end = /[.,;:!?)\]'’]*$/.exec(found)?.[0] ?? ''
  return /^(?:mr|mrs|ms|dr|e\.g|i\.e|a\.m|p\.m)\.?\//i.test(found) ? found : `[link]${end}`
}
