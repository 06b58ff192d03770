import { LIMITS } from '@squash/contract/limits'
import { filterUsername } from '@squash/rules/people/username'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { answered, loadAuth } from '../../lib/auth.ts'
import { EmailField, PasswordField, passwordHint } from '../../lib/forms/sign-in-fields.tsx'
import { loginPath } from '../../lib/next-path.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { authMessage, here } from './auth-calls.ts'
import type { SignUpFields } from './sign-up-rules.ts'

type SignUpFormProps = {
  form: UseFormReturn<SignUpFields>
  /** The address that an invite was mailed to, which doesn't have to be typed twice; null if none is known. */
  knownEmail: string | null
  next: string | null
  /** The minimum length of the password. */
  passwordMin: number
  onSignedIn: () => void
}

/** The fields for a new account. The form keeps its input when sign-up is refused. */
export function SignUpForm({ form, knownEmail, next, passwordMin, onSignedIn }: SignUpFormProps) {
  const { register, handleSubmit, formState, setValue, watch } = form
  const isEmailKnown = knownEmail !== null && watch('email') === knownEmail
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const navigate = useNavigate()
  const submit = handleSubmit(async (fields) => {
    setFailure(null)
    try {
      const outcome = await signUp(fields, loginPath(next))
      setDone(true)
      if (outcome === 'signed-in') return onSignedIn()
      await navigate('/check-inbox', { state: { email: fields.email.trim(), backTo: loginPath(next) } })
    } catch (error) {
      setFailure(authMessage(error))
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void loadAuth().catch(() => undefined)}
      aria-describedby={failure === null ? undefined : 'sign-up-failure'}
      className="flex flex-col gap-4"
    >
      <FormFailure id="sign-up-failure" message={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.personName}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.personName}
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.usernameMax}
        hint="Lowercase letters, numbers and underscores."
        error={errors.username?.message}
        {...register('username')}
        onChange={(event) =>
          setValue('username', filterUsername(event.target.value), { shouldValidate: formState.isSubmitted })
        }
      />
      <EmailField
        autoComplete="email"
        hint={
          isEmailKnown ? 'We sent the invite to this address, so you’ll need an account with it to answer.' : undefined
        }
        error={errors.email?.message}
        {...register('email', {
          onChange: ({ target }) => {
            // The known address needs no second field; another one does, and it starts empty.
            const isKnown = knownEmail !== null && target.value === knownEmail
            if (isKnown !== isEmailKnown) setValue('confirmEmail', isKnown ? knownEmail : '')
          },
        })}
      />
      {!isEmailKnown && (
        <EmailField
          label="Confirm email"
          autoComplete="email"
          error={errors.confirmEmail?.message}
          {...register('confirmEmail')}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(passwordMin)}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="primary" busy={isSubmitting || done} className="mt-1">
        Sign up
      </Button>
      <p className="text-sm text-muted">
        By signing up you agree to the{' '}
        <Link to="/terms" target="_blank" className="underline">
          Terms
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" target="_blank" className="underline">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  )
}

/** Blank names are stored as null. */
const orNull = (text: string) => text.trim() || null

/**
 * @param backTo the path that the confirmation mail links to
 * @returns whether the new user is signed in at once, or has a mail to open first
 */
async function signUp(fields: SignUpFields, backTo: string): Promise<'signed-in' | 'confirm'> {
  const { session } = await answered(
    (await loadAuth()).signUp({
      email: fields.email.trim(),
      password: fields.password,
      options: {
        emailRedirectTo: here(backTo),
        data: {
          first_name: orNull(fields.firstName),
          last_name: orNull(fields.lastName),
          username: orNull(fields.username),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    }),
  )
  return session ? 'signed-in' : 'confirm'
}
