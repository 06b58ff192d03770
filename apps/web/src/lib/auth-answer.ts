import { UNREACHABLE_MESSAGE } from './api-error.ts'

const FALLBACK = 'That did not work. Please try again.'

/** What to say instead of the protocol's own words, which are made for programs. */
const sentences = new Map(
  Object.entries({
    mfa_verification_failed: 'That code does not fit. Use the one that shows now; each works once, for half a minute.',
    mfa_challenge_expired: 'That took a while. Please try again with a new code.',
    mfa_ip_address_mismatch: 'Your connection has changed in between. Please try again.',
    mfa_factor_not_found: 'This has been removed on another device. Reload the page.',
    too_many_enrolled_mfa_factors: 'You have ten of them already. Remove one first.',
    insufficient_aal: 'Please sign in with your second factor first.',
    current_password_invalid: 'Your current password is not right.',
    same_password: 'That is your present password. Choose another one.',
    email_exists: 'Another account has this address.',
    over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
  }),
)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The sentence for what the authentication client gave back or threw. */
export function securityMessage(error: unknown): string {
  if (!isRecord(error) || !('status' in error)) return FALLBACK
  if (error.name === 'AuthRetryableFetchError') return UNREACHABLE_MESSAGE
  const known = typeof error.code === 'string' ? sentences.get(error.code) : undefined
  return known ?? (typeof error.message === 'string' && error.message.trim() !== '' ? error.message : FALLBACK)
}

type Worked<Given> = Extract<Given, { error: null }>
const worked = <Given extends { error: unknown }>(answer: Given): answer is Worked<Given> => answer.error === null

/** What a call of the authentication client brought. @throws what it gave back as an error */
export async function answered<Given extends { data: unknown; error: unknown }>(
  call: Promise<Given>,
): Promise<Worked<Given>['data']> {
  const answer = await call
  if (!worked(answer)) throw answer.error
  return answer.data
}
