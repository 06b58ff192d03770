import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { passwordTooShort, signUpMessages } from '@squash/contract/messages/sign-up'
import type { User } from '@supabase/auth-js'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FormFailure, Notice } from '../../ui/notice.tsx'
import { answered, loadAuth } from '../auth.ts'
import { refusalCode, securityMessage } from '../auth-failure.ts'
import { useSignInSettings } from '../sign-in-providers.ts'
import { CodeProof } from './code-form.tsx'
import { codeProblem, PasswordField, passwordHint } from './sign-in-fields.tsx'

const empty = { current: '', password: '', again: '', code: '' }

type PasswordFormProps = {
  /** The account, which has to enter its current password first; null after a mailed link, which is proof enough. */
  user: User | null
  submit: ReactNode
  /** Called once the password is changed. */
  onChanged: () => unknown
  /** The screen's own message for an error; null for the default one. */
  explain?: (error: unknown) => { message: string; help: ReactNode } | null
}

/**
 * A new password, typed twice. An account created through another service has no current one to enter, and the server
 * may also ask for a code.
 */
export function PasswordForm({ user, submit, onChanged, explain = () => null }: PasswordFormProps) {
  const { register, handleSubmit, formState, getValues, setError, setValue, watch, reset } = useForm({
    defaultValues: empty,
  })
  const passwordMin = useSignInSettings()?.passwordMin ?? LIMITS.passwordMin
  const [failure, setFailure] = useState<unknown>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const hasPassword = user?.identities?.some(({ provider }) => provider === 'email' || provider === 'phone') ?? true
  const asksCurrent = user !== null && hasPassword
  const send = handleSubmit(async ({ current, password, code }) => {
    setFailure(null)
    try {
      await changePassword(password, asksCurrent ? current : null, needsCode ? code.replace(/\s/g, '') : null)
      reset(empty)
      setNeedsCode(false)
      await onChanged()
    } catch (error) {
      const refusal = user && refusalCode(error)
      if (refusal === 'reauthentication_needed') setNeedsCode(true)
      else if (refusal === 'reauthentication_not_valid') setError('code', { message: securityMessage(error) })
      else setFailure(error)
    }
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const { ref: codeRef } = register('code', { validate: (code) => !needsCode || (codeProblem(code) ?? true) })
  const explained = failure === null ? null : explain(failure)
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <FormFailure message={failure === null ? null : (explained?.message ?? securityMessage(failure))}>
        {explained?.help}
      </FormFailure>
      {/* Password managers look for the username that a password belongs to. */}
      {user && <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} readOnly />}
      {asksCurrent && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current', { required: 'Enter your password.' })}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint(passwordMin)}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => lengthOf(password) >= passwordMin || passwordTooShort(passwordMin),
        })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
          validate: (again) => again === getValues('password') || signUpMessages.passwordsDiffer,
        })}
      />
      {needsCode && (
        <>
          <Notice tone="mediator" urgent>
            You signed in more than a day ago, so you also need a code to change your password.
          </Notice>
          <CodeProof
            ref={codeRef}
            code={watch('code')}
            onChange={(typed) => setValue('code', typed, { shouldValidate: isSubmitted })}
            error={errors.code?.message}
          />
        </>
      )}
      <Button
        type="submit"
        variant={user ? 'quiet' : 'primary'}
        busy={isSubmitting}
        className={user ? 'self-start' : undefined}
      >
        {submit}
      </Button>
    </form>
  )
}

/** `nonce` is a code that was sent for this change. It and `current` are null when not needed. */
async function changePassword(password: string, current: string | null, nonce: string | null): Promise<void> {
  await answered(
    (await loadAuth()).updateUser({
      password,
      ...(current !== null && { current_password: current }),
      ...(nonce !== null && { nonce }),
    }),
  )
}
