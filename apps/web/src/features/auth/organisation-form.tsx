import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loadAuth } from '../../lib/auth.ts'
import { refusalCode } from '../../lib/auth-failure.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { authMessage } from './auth-message.ts'
import { FormFailure } from './form-failure.tsx'

/** Asks for the address at work, whose domain tells which organisation signs the person in. */
export function OrganisationForm({ backTo }: { backTo: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    const redirectTo = `${location.origin}${backTo}`
    const domain = email.trim().split('@')[1] ?? ''
    try {
      // The client itself sends the browser there.
      const { error } = await (await loadAuth()).signInWithSSO({ domain, options: { redirectTo } })
      if (error) throw error
    } catch (error) {
      const isUnknown = refusalCode(error) === 'sso_provider_not_found'
      setFailure(isUnknown ? `We know no organisation for addresses at ${domain}.` : authMessage(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure id="organisation-failure" message={failure} />
      <TextField
        label="Email at work"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => isEmailAddress(email) || signInMessages.emailInvalid })}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Continue with your organisation
      </Button>
    </form>
  )
}
