import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadAuth } from '../../lib/auth.ts'
import { refusalCode } from '../../lib/auth-failure.ts'
import { EmailField, emailRules, PasswordField } from '../../lib/forms/sign-in-fields.tsx'
import { loginPath, signInLinkPath } from '../../lib/next-path.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { authMessage, isNotConfirmed, resendConfirmation, signIn } from './auth-calls.ts'

export type SignInFields = { email: string; password: string }
type SignInFormProps = { form: UseFormReturn<SignInFields>; next: string | null; onSignedIn: () => void }

const ResendButton = lazy(async () => ({ default: (await import('./mailed-code.tsx')).ResendButton }))

/** Why a user can't sign in, by the protocol's code; loaded on demand. */
export const Refusal = lazy(async () => ({ default: (await import('./provider-refusal.tsx')).ProviderRefusal }))

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Email and password. The form keeps its input when sign-in is refused. */
export function SignInForm({ form, next, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState, getValues } = form
  const [failure, setFailure] = useState<unknown>(null)
  const [done, setDone] = useState(false)
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await signIn(email, password)
      setDone(true)
      onSignedIn()
    } catch (error) {
      setFailure(error)
    }
  })
  const { errors, isSubmitting } = formState
  const isBanned = refusalCode(failure) === 'user_banned'
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void loadAuth().catch(() => undefined)}
      aria-describedby={failure === null ? undefined : 'sign-in-failure'}
      className="flex flex-col gap-4"
    >
      {isBanned && (
        <div id="sign-in-failure">
          <Suspense>
            <Refusal code="user_banned" />
          </Suspense>
        </div>
      )}
      <FormFailure id="sign-in-failure" message={failure === null || isBanned ? null : authMessage(failure)}>
        {isNotConfirmed(failure) && (
          <div className="mt-3">
            <Suspense>
              <ResendButton
                label="Send the link again"
                send={() => resendConfirmation(getValues('email'), loginPath(next))}
              />
            </Suspense>
          </div>
        )}
      </FormFailure>
      <EmailField error={errors.email?.message} {...register('email', emailRules)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Enter your password.' })}
      />
      <div className="-mt-2 flex flex-wrap gap-x-6">
        <Link to="/forgot-password" className={linkClass}>
          Forgot your password?
        </Link>
        <Link to={signInLinkPath(next)} className={linkClass}>
          Email me a link instead
        </Link>
      </div>
      <Button type="submit" variant="primary" busy={isSubmitting || done}>
        Sign in
      </Button>
    </form>
  )
}
