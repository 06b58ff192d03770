import { reportsMessages } from '@squash/contract/messages/reports'
import { OperatorAddress } from '../../lib/operator-address.tsx'
import { Notice } from '../../ui/notice.tsx'

const reasons = new Map([
  [
    'provider_email_needs_verification',
    'That service has not confirmed an email address of yours. Confirm it there, then try again.',
  ],
  ['signup_disabled', 'There is no account for you yet, and new ones are closed at the moment.'],
  ['bad_oauth_callback', 'Nothing happened: the sign-in was stopped there. Try again, or choose another way.'],
  ['flow_state_expired', 'That took longer than ten minutes. Please start again.'],
  [
    'over_request_rate_limit',
    'Too many tries. A link that we mailed still works: wait a few minutes, then open it again.',
  ],
  ['email_exists', 'Another account has that address by now.'],
  ['identity_already_exists', 'That account signs in somebody else here already.'],
])

/** Why another service did not sign the person in, or Squash itself lets nobody in. */
export function ProviderRefusal({ code }: { code: string }) {
  if (code === 'user_banned') return <Banned />
  return (
    <Notice tone="rose" urgent>
      {reasons.get(code) ?? 'Signing in there did not work. Please try again in a moment, or choose another way.'}
    </Notice>
  )
}

/** What somebody who is banned reads, whichever way they came: neither why nor by whom. */
function Banned() {
  return (
    <Notice tone="rose" urgent>
      <p className="font-semibold">{reportsMessages.banned}</p>
      <p className="mt-2">
        Nothing in it is lost. If it is for a time, you can sign in again once that is over. If you see it differently,
        or want to know more, write to <OperatorAddress />, from the address of your account.
      </p>
    </Notice>
  )
}
