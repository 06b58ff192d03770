import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { AuthSettings } from '../settings.ts'

/** Where messages for an account go and what it signs in with: an email address or a phone number, in stored form. */
export type Address = { channel: 'email' | 'phone'; value: string }

type Given = { email?: string | undefined; phone?: string | undefined }
type Providers = Pick<AuthSettings, 'emailProvider' | 'phoneProvider'>

/** The one address that a request gives. @returns null when it gives both kinds or neither */
export function namedAddress({ email, phone }: Given): Address | null {
  if (email !== undefined && phone !== undefined) return null
  if (email !== undefined) return { channel: 'email', value: email }
  return phone === undefined ? null : { channel: 'phone', value: phone }
}

/** An address in stored form, or what is wrong with it. */
export function parseAddress({ channel, value }: Address): Result<Address> {
  return stored(channel, channel === 'email' ? parseEmail(value) : parsePhone(value))
}

/** Like `parseAddress`, for an address that is about to get its first message. */
export function parseReachable({ channel, value }: Address): Result<Address> {
  return stored(channel, channel === 'email' ? parseEmail(value) : parseReachablePhone(value))
}

const stored = (channel: Address['channel'], value: Result<string>): Result<Address> =>
  value.ok ? ok({ channel, value: value.value }) : value

/** Refuses an address of a kind that users cannot sign in with here. */
export function checkProvider(settings: Providers, { channel }: Address): Refusal | null {
  if (channel === 'email') return settings.emailProvider ? null : refuse('email_provider_disabled')
  return settings.phoneProvider ? null : refuse('phone_provider_disabled')
}

// The pattern of HTML's <input type=email>, except that the domain needs a dot.
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/** An email address in stored form: trimmed, in lower case. Up to 255 characters. */
export function parseEmail(text: string): Result<string> {
  const trimmed = text.trim()
  if (trimmed.length > 255) {
    return refuse('validation_failed', { message: 'An email address is too long: at most 255 characters are allowed' })
  }
  // Checked before lower-casing: some letters outside ASCII become ASCII ones in lower case.
  if (!address.test(trimmed)) {
    return refuse('validation_failed', { message: 'Unable to validate email address: invalid format' })
  }
  return ok(trimmed.toLowerCase())
}

/** A phone number in stored form: digits with the country code, without "+" and spaces. */
export function parsePhone(text: string): Result<string> {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9][0-9]{1,14}$/.test(digits) ? ok(digits) : badNumber()
}

/**
 * Like `parsePhone`, for a number that is about to get a text: its country code must exist and its length must fit that
 * country. Whether the number is assigned is left to the gateway.
 */
export function parseReachablePhone(text: string): Result<string> {
  const digits = parsePhone(text)
  if (!digits.ok) return digits
  return parsePhoneNumberFromString(`+${digits.value}`)?.isPossible() ? digits : badNumber()
}

const badNumber = () => refuse('validation_failed', { message: 'Invalid phone number format (E.164 required)' })
