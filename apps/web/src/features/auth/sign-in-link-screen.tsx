import { signInMessages } from '@squash/contract/messages/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { loginPath, nextPath } from '../../lib/next-path.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { sendSignInLink } from './auth-calls.ts'
import { authMessage } from './auth-message.ts'
import { FormFailure } from './form-failure.tsx'
import { ResendButton } from './resend-button.tsx'
import { MAIL_WAIT } from './use-wait.ts'

/** Signs in by a mailed link, without the password. The answer is the same whether there is such an account or not. */
export function SignInLinkScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [query] = useSearchParams()
  const backTo = loginPath(nextPath(query.get('next')))
  const back = { to: backTo, label: 'Back to sign in' }
  if (sentTo !== null) {
    return (
      <FocusFrame title="Look in your inbox" back={back}>
        <p>
          If <strong>{sentTo}</strong> has an account, a link to sign in is on its way. It works once.
        </p>
        <div className="mt-5">
          <ResendButton label="Send again" wait={MAIL_WAIT} send={() => sendSignInLink(sentTo, backTo)} />
        </div>
      </FocusFrame>
    )
  }
  return (
    <FocusFrame title="Sign in by email" back={back} lead="We send you a link that signs you in, no password needed.">
      <LinkForm send={(email) => sendSignInLink(email, backTo)} onSent={setSentTo} />
    </FocusFrame>
  )
}

type LinkFormProps = { send: (email: string) => Promise<void>; onSent: (email: string) => void }

function LinkForm({ send, onSent }: LinkFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await send(email)
      onSent(email.trim())
    } catch (error) {
      setFailure(authMessage(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure id="link-failure" message={failure} />
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
