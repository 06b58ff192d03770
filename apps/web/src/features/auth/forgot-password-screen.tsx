import { signInMessages } from '@squash/contract/messages/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendResetLink } from './auth-calls.ts'
import { authMessage } from './auth-message.ts'
import { FormFailure } from './form-failure.tsx'
import { ResendButton } from './resend-button.tsx'
import { MAIL_WAIT } from './use-wait.ts'

const back = { to: '/login', label: 'Back to sign in' }

/** Asks for the address and sends a link. The answer is the same whether there is such an account or not. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [query] = useSearchParams()
  if (sentTo !== null) return <LinkSent email={sentTo} />
  return (
    <FocusFrame title="Forgot your password?" back={back} lead="It happens. We send you a link to choose a new one.">
      {query.get('link') === 'expired' && (
        <div className="mb-5">
          <Notice tone="rose" urgent>
            That link has expired or was used already. Ask for a new one here.
          </Notice>
        </div>
      )}
      <ResetForm onSent={setSentTo} />
    </FocusFrame>
  )
}

function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await sendResetLink(email)
      onSent(email.trim())
    } catch (error) {
      setFailure(authMessage(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure id="reset-failure" message={failure} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => email.includes('@') || signInMessages.emailInvalid })}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}

function LinkSent({ email }: { email: string }) {
  return (
    <FocusFrame title="Look in your inbox" back={back}>
      <p>
        If <strong>{email}</strong> has an account, a link to choose a new password is on its way. It works once.
      </p>
      <div className="mt-5">
        <ResendButton label="Send again" wait={MAIL_WAIT} send={() => sendResetLink(email)} />
      </div>
    </FocusFrame>
  )
}
