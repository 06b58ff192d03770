import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSessionsChanged } from '../sessions/use-sessions.ts'
import { changePassword } from './account-calls.ts'

const empty = { current: '', password: '', again: '' }

/** Changes the password. Who came through another service has none to show first. */
export function PasswordCard({ user }: { user: User }) {
  const { register, handleSubmit, formState, getValues, reset } = useForm({ defaultValues: empty })
  const [failure, setFailure] = useState<string | null>(null)
  const sessionsChanged = useSessionsChanged()
  const hasPassword = user.identities?.some(({ provider }) => provider === 'email' || provider === 'phone') ?? true
  const submit = handleSubmit(async ({ current, password }) => {
    setFailure(null)
    try {
      await changePassword(password, hasPassword ? current : null)
      reset(empty)
      toast.success('Your password is changed. Your other devices are signed out.')
      void sessionsChanged()
    } catch (error) {
      setFailure(securityMessage(error))
    }
  })
  const { errors, isSubmitting } = formState
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
          hint={`At least ${LIMITS.passwordMin} characters.`}
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
        <Button type="submit" busy={isSubmitting} className="self-start">
          Change password
        </Button>
      </form>
    </Card>
  )
}
