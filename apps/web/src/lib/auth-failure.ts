import { BROKEN_MESSAGE, UNREACHABLE, UNREACHABLE_MESSAGE } from './outage.ts'

/** What the authentication client reports. `status` is 0 when there was no answer. */
type AuthFailure = { name: string; message: string; status: number; code: string | undefined }

/** Reads an error of the authentication client, known by its status. @returns null for anything else that was thrown */
export function authFailure(error: unknown): AuthFailure | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const status = typeof error.status === 'number' ? error.status : 0
  return { name: error.name, message: error.message, status, code }
}

/** Why the authentication service refused; undefined for anything else that went wrong. */
export const refusalCode = (error: unknown): string | undefined => authFailure(error)?.code

/** Whether the request got no answer at all. The client uses one name for this and for answers of 500 and up. */
export const isUnreachable = ({ name, status, code }: AuthFailure): boolean =>
  code === UNREACHABLE || (name === 'AuthRetryableFetchError' && status === 0)

/** The message for when the service failed; null when it refused. */
export function outageMessage(failure: AuthFailure): string | null {
  if (isUnreachable(failure)) return UNREACHABLE_MESSAGE
  // An HTML page from a proxy, which the client could not parse.
  const isOdd = failure.name === 'AuthUnknownError'
  return failure.status >= 500 || isOdd ? BROKEN_MESSAGE : null
}

/** How long the server asks us to wait before sending another message, in seconds; null when it doesn't say. */
export function requestedWait(failure: AuthFailure | null): number | null {
  const seconds = /after (\d+) seconds?/.exec(failure?.message ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds)
}

/** Our own sentences for codes whose message is not meant for users. */
const sentences = new Map(
  Object.entries({
    mfa_verification_failed: 'That code doesn’t match. Enter the one showing now. Each works once, for 30 seconds.',
    mfa_challenge_expired: 'That took too long. Try again with a new code.',
    mfa_ip_address_mismatch: 'Your connection changed in the meantime. Please try again.',
    mfa_factor_not_found: 'This has been removed on another device. Reload the page.',
    too_many_enrolled_mfa_factors: 'You already have ten. Remove one first.',
    insufficient_aal: 'Please finish signing in with your app, phone or passkey first.',
    current_password_required: 'Enter your current password too.',
    current_password_invalid: 'Your current password isn’t right.',
    reauthentication_needed: 'You also need a code to change your password.',
    reauthentication_not_valid: 'That code is wrong or too old. Use the newest one, or request another.',
    same_password: 'That’s already your password. Choose a different one.',
    email_exists: 'Another account already uses this address.',
    otp_expired: 'That code is wrong or has expired. Use the code in the newest email.',
    over_request_rate_limit: 'Too many attempts. Wait a few minutes, then try again.',
    over_email_send_rate_limit: 'Too many emails requested. Use the newest one, or try again in an hour.',
    over_sms_send_rate_limit: 'Too many texts requested. Use the newest one, or try again in an hour.',
  }),
)

/** Our sentence for a refusal; undefined if we have none. */
export function refusalSentence(failure: AuthFailure): string | undefined {
  const seconds = requestedWait(failure)
  if (seconds !== null) return `You requested one a moment ago. You can request another in ${seconds} s.`
  return failure.code === undefined ? undefined : sentences.get(failure.code)
}

const FALLBACK = 'That didn’t work. Please try again.'

/** The sentence to show for what the authentication client returned or threw as an error. */
export function securityMessage(error: unknown): string {
  const failure = authFailure(error)
  if (failure === null) return FALLBACK
  return outageMessage(failure) ?? refusalSentence(failure) ?? (failure.message.trim() || FALLBACK)
}
