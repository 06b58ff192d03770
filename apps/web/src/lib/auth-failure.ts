import { BROKEN_MESSAGE, UNREACHABLE, UNREACHABLE_MESSAGE } from './outage.ts'

/** What the authentication client reports. `status` is 0 where nobody answered. */
export type AuthFailure = { name: string; message: string; status: number; code: string | undefined }

/** Errors of the authentication client carry a status; anything else that is thrown is an accident. @returns null for that */
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

/** What to say when the service did not refuse but failed; null when it refused. */
export function outageMessage(failure: AuthFailure): string | null {
  if (isUnreachable(failure)) return UNREACHABLE_MESSAGE
  // A proxy's page, which the client could not read.
  const isOdd = failure.name === 'AuthUnknownError'
  return failure.status >= 500 || isOdd ? BROKEN_MESSAGE : null
}

/** How long the server asks to wait before another message, in seconds; null when it does not say. */
export function waitAsked(failure: AuthFailure | null): number | null {
  const seconds = /after (\d+) seconds?/.exec(failure?.message ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds)
}

/** What to say instead of the protocol's own words, which are made for programs. */
const sentences = new Map(
  Object.entries({
    mfa_verification_failed: 'That code does not fit. Use the one that shows now; each works once, for half a minute.',
    mfa_challenge_expired: 'That took a while. Please try again with a new code.',
    mfa_ip_address_mismatch: 'Your connection has changed in between. Please try again.',
    mfa_factor_not_found: 'This has been removed on another device. Reload the page.',
    too_many_enrolled_mfa_factors: 'You have ten of them already. Remove one first.',
    insufficient_aal: 'Please sign in with your second factor first.',
    current_password_required: 'Enter your current password, too.',
    current_password_invalid: 'Your current password is not right.',
    reauthentication_needed: 'Changing your password also takes a code.',
    reauthentication_not_valid: 'That code is wrong or too old. Use the newest one, or get another.',
    same_password: 'That is your present password. Choose another one.',
    email_exists: 'Another account has this address.',
    otp_expired: 'That code is wrong or has expired. Use the code in the newest mail.',
    over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
    over_email_send_rate_limit: 'Too many mails were asked for. Use the newest one, or try again in an hour.',
    over_sms_send_rate_limit: 'Too many texts were asked for. Use the newest one, or try again in an hour.',
  }),
)

/** The sentence for a refusal with a code that we have words for; undefined otherwise. */
export function refusalSentence(failure: AuthFailure): string | undefined {
  const seconds = waitAsked(failure)
  if (seconds !== null) return `One was asked for a moment ago. You can ask for another in ${seconds} s.`
  return failure.code === undefined ? undefined : sentences.get(failure.code)
}
