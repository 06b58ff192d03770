import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { refusalCode } from '../../../lib/auth-failure.ts'
import { CodeProof } from '../../../lib/code-proof.tsx'
import { PASSWORD_HINT } from '../../../lib/password-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { codeProblem } from '../../../ui/code-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSessionsChanged } from '../sessions/use-sessions.ts'
import { changePassword } from './account-calls.ts'

const empty = { current: '', password: '', again: '', code: '' }

/** Changes the password. A person who came through another service has none to show first; the server may also ask for a code. */
export function PasswordCard({ user }: { user: User }) {
  const form = useForm({ defaultValues: empty })
  const { register, handleSubmit, formState, getValues, reset } = form
  const [failure, setFailure] = useState<string | null>(null)
  const sessionsChanged = useSessionsChanged()
  const hasPassword = user.identities?.some(({ provider }) => provider === 'email' || provider === 'phone') ?? true
  const [needsCode, setNeedsCode] = useState(false)
  const submit = handleSubmit(async ({ current, password, code }) => {
    setFailure(null)
    try {
      const nonce = needsCode ? code.replace(/\s/g, '') : null
      await changePassword({ password, current: hasPassword ? current : null, nonce })
      reset(empty)
      setNeedsCode(false)
      toast.success('Your password is changed. Your other devices are signed out.')
      void sessionsChanged()
    } catch (error) {
      if (refusalCode(error) === 'reauthentication_needed') setNeedsCode(true)
      else if (refusalCode(error) === 'reauthentication_not_valid')
        form.setError('code', { message: securityMessage(error) })
      else setFailure(securityMessage(error))
    }
  })
  const { errors, isSubmitting, isSubmitted } = formState
  const { ref: codeRef } = register('code', {
    validate: (code) => !needsCode || (codeProblem(code) ?? true),
  })
  return (
    <Card as="section">
      <h2 className="mb-1 text-xl">Password</h2>
      <p className="mb-4 text-muted">A new one signs you out on your other devices.</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure !== null && (
          <Notice tone="rose" urgent>
            {failure}
          </Notice>
        )}
        {/* Password managers look for the account that a password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} readOnly />
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.current?.message}
            {...register('current', { required: 'Please enter your password' })}
          />
        )}
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
          error={errors.again?.message}
          {...register('again', {
            validate: (again) => again === getValues('password') || signUpMessages.passwordsDiffer,
          })}
        />
        {needsCode && (
          <>
            <Notice tone="mediator" urgent>
              You signed in more than a day ago, so changing your password also takes a code.
            </Notice>
            <CodeProof
              ref={codeRef}
              code={form.watch('code')}
              onChange={(typed) => form.setValue('code', typed, { shouldValidate: isSubmitted })}
              error={errors.code?.message}
            />
          </>
        )}
        <Button type="submit" busy={isSubmitting} className="self-start">
          Change password
        </Button>
      </form>
    </Card>
  )
}
