import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { AuthSettings } from '../settings.ts'
import { parseEmail } from './email.ts'
import { parsePhone, parseReachablePhone } from './phone.ts'

/** Where messages for an account go, and what it signs in with: an e-mail address or a phone number, as they are stored. */
export type Address = { channel: 'email' | 'phone'; value: string }

type Given = { email?: string | undefined; phone?: string | undefined }
type Providers = Pick<AuthSettings, 'emailProvider' | 'phoneProvider'>

/** What a request names: exactly one of the two. @returns null for both or neither */
export function namedAddress({ email, phone }: Given): Address | null {
  if (email !== undefined && phone !== undefined) return null
  if (email !== undefined) return { channel: 'email', value: email }
  return phone === undefined ? null : { channel: 'phone', value: phone }
}

/** An address as it is stored, or what is wrong with it. */
export function parseAddress({ channel, value }: Address): Result<Address> {
  return stored(channel, channel === 'email' ? parseEmail(value) : parsePhone(value))
}

/** As `parseAddress`, for an address to which a message is to go for the first time. */
export function parseReachable({ channel, value }: Address): Result<Address> {
  return stored(channel, channel === 'email' ? parseEmail(value) : parseReachablePhone(value))
}

const stored = (channel: Address['channel'], value: Result<string>): Result<Address> =>
  value.ok ? ok({ channel, value: value.value }) : value

/** Refuses a kind of address with which people do not sign in here. */
export function checkProvider(settings: Providers, { channel }: Address): Refusal | null {
  if (channel === 'email') return settings.emailProvider ? null : refuse('email_provider_disabled')
  return settings.phoneProvider ? null : refuse('phone_provider_disabled')
}
