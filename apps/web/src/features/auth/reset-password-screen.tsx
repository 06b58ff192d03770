import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { refusalCode } from '../../lib/auth-failure.ts'
import { PASSWORD_HINT } from '../../lib/password-hint.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { setPassword } from './auth-calls.ts'
import { authMessage } from './auth-message.ts'
import { FormFailure } from './form-failure.tsx'

/** Where the mailed link leads: it has signed the person in, and they choose a new password. */
export function ResetPasswordScreen() {
  const session = useSession()
  if (session.status === 'signed-out')
    return (
      <FocusFrame title="This page needs a fresh link" back={{ to: '/login', label: 'Back to sign in' }}>
        <p className="mb-5">
          Open the link in the mail that we sent you. If it is old or was used already, ask for another.
        </p>
        <LinkButton to="/forgot-password" variant="primary">
          Send me a link
        </LinkButton>
      </FocusFrame>
    )
  return (
    <FocusFrame title="Choose a new password" lead="It signs you out on your other devices.">
      <NewPasswordForm />
    </FocusFrame>
  )
}

const TOO_OLD =
  'This link was opened a while ago. Ask for another one, or change your password in your security settings, where you also enter your current one.'

/** The server may take a password without the current one only from a session that a link has just opened. */
const needsFreshLink = (error: unknown): boolean =>
  ['current_password_required', 'reauthentication_needed'].includes(refusalCode(error) ?? '')

type PasswordFields = { password: string; confirmPassword: string }

function NewPasswordForm() {
  const { register, handleSubmit, formState, getValues } = useForm<PasswordFields>({
    defaultValues: { password: '', confirmPassword: '' },
  })
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await setPassword(password)
      toast.success('Your password is changed.')
      await navigate('/dashboard', { replace: true })
    } catch (error) {
      setFailure(needsFreshLink(error) ? TOO_OLD : authMessage(error))
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure id="password-failure" message={failure}>
        {failure === TOO_OLD && (
          <LinkButton to="/forgot-password" size="small" className="mt-3">
            Send me a link
          </LinkButton>
        )}
      </FormFailure>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => lengthOf(password) >= LIMITS.passwordMin || signUpMessages.passwordTooShort,
        })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (again) => again === getValues('password') || signUpMessages.passwordsDiffer,
        })}
      />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Save password
      </Button>
    </form>
  )
}
