import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ok, type Result, refuse } from '../result.ts'

/** A phone number as it is stored: digits with the country's code, without "+" and spaces (protocol §4). */
export function parsePhone(text: string): Result<string> {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9][0-9]{1,14}$/.test(digits) ? ok(digits) : badNumber()
}

/**
 * As `parsePhone`, for a number to which a text is to go: one of a country that exists, and as long as its numbers are.
 * Whether it was ever given out is the gateway's business.
 */
export function parseReachablePhone(text: string): Result<string> {
  const digits = parsePhone(text)
  if (!digits.ok) return digits
  return parsePhoneNumberFromString(`+${digits.value}`)?.isPossible() ? digits : badNumber()
}

const badNumber = () => refuse('validation_failed', { message: 'Invalid phone number format (E.164 required)' })
