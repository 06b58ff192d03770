import { useNavigate } from 'react-router'
import { refusalCode } from '../../lib/auth-failure.ts'
import { PasswordForm } from '../../lib/forms/password-form.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { toast } from '../../ui/toast.ts'
import { authMessage } from './auth-calls.ts'

/** The target of the mailed link, which has signed the user in: they choose a new password. */
export function ResetPasswordScreen() {
  const session = useSession()
  const navigate = useNavigate()
  if (session.status === 'signed-out')
    return (
      <FocusFrame title="You need the link from our email" back={{ to: '/login', label: 'Back to sign in' }}>
        <p className="mb-5">
          Open the link in the email we sent you. If it has expired or has already been used, request another.
        </p>
        <LinkButton to="/forgot-password" variant="primary">
          Send me a link
        </LinkButton>
      </FocusFrame>
    )
  return (
    <FocusFrame title="Choose a new password" lead="This signs you out on your other devices.">
      <PasswordForm
        user={null}
        submit="Save password"
        onChanged={() => {
          toast.success('Your password has been changed.')
          return navigate('/dashboard', { replace: true })
        }}
        explain={(error) =>
          needsNewLink(error) ? { message: TOO_OLD, help: <SendLink /> } : { message: authMessage(error), help: null }
        }
      />
    </FocusFrame>
  )
}

const SendLink = () => (
  <LinkButton to="/forgot-password" size="small" className="mt-3">
    Send me a link
  </LinkButton>
)

const TOO_OLD =
  'You opened this link a while ago. Request another one, or change your password in your security settings, where you’ll also need your current one.'

/** The server accepts a new password without the current one only in a session just opened by a link. */
const needsNewLink = (error: unknown): boolean =>
  ['current_password_required', 'reauthentication_needed'].includes(refusalCode(error) ?? '')
