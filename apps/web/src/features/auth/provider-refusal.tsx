import { Notice } from '../../ui/notice.tsx'

const reasons = new Map([
  [
    'provider_email_needs_verification',
    'That service has not confirmed an email address of yours. Confirm it there, then try again.',
  ],
  ['signup_disabled', 'There is no account for you yet, and new ones are closed at the moment.'],
  ['user_banned', 'This account is closed.'],
  ['bad_oauth_callback', 'Nothing happened: the sign-in was stopped there. Try again, or choose another way.'],
  ['flow_state_expired', 'That took longer than ten minutes. Please start again.'],
  ['identity_already_exists', 'That account signs in somebody else here already.'],
])

/** Why another service did not sign the person in. */
export function ProviderRefusal({ code }: { code: string }) {
  return (
    <Notice tone="rose" urgent>
      {reasons.get(code) ?? 'Signing in there did not work. Please try again in a moment, or choose another way.'}
    </Notice>
  )
}
