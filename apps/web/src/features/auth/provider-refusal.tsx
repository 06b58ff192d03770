import { reportsMessages } from '@squash/contract/messages/reports'
import { OperatorAddress } from '../../lib/site-links.tsx'
import { Notice } from '../../ui/notice.tsx'

const reasons = new Map([
  [
    'provider_email_needs_verification',
    'That service hasn’t confirmed your email address. Confirm it there, then try again.',
  ],
  ['signup_disabled', 'You don’t have an account yet, and sign-ups are closed at the moment.'],
  ['bad_oauth_callback', 'The sign-in was cancelled. Try again, or sign in another way.'],
  ['flow_state_expired', 'That took more than ten minutes. Please start again.'],
  [
    'over_request_rate_limit',
    'Too many attempts. The link we emailed you still works: wait a few minutes, then open it again.',
  ],
  ['email_exists', 'Another account already uses that address.'],
  ['identity_already_exists', 'Someone else already signs in to Squash with that account.'],
])

/** Why another service did not sign the user in, or why Squash itself did not. */
export function ProviderRefusal({ code }: { code: string }) {
  if (code === 'user_banned') return <Banned />
  return (
    <Notice tone="rose" urgent>
      {reasons.get(code) ?? 'Signing in there didn’t work. Try again in a moment, or sign in another way.'}
    </Notice>
  )
}

/** Shown to a banned user, however they tried to sign in. It says neither why they were banned nor who did it. */
function Banned() {
  return (
    <Notice tone="rose" urgent>
      <p className="font-semibold">{reportsMessages.banned}</p>
      <p className="mt-2">
        Nothing in your account is lost. If the ban is temporary, you can sign in again once it ends. If you disagree or
        want to know more, write to <OperatorAddress /> from your account’s email address.
      </p>
    </Notice>
  )
}
