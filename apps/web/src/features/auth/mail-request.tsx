import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { authFailure, refusalCode, waitAsked } from '../../lib/auth-failure.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import type { MailedCodeType } from './auth-calls.ts'
import { authMessage } from './auth-message.ts'
import { FormFailure } from './form-failure.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { ResendButton } from './resend-button.tsx'
import { MAIL_WAIT } from './use-wait.ts'

type Back = { to: string; label: string }

/** What was asked for: `isSent` is false where the server would not mail again so soon. `wait` is in seconds. */
export type Requested = { email: string; isSent: boolean; wait: number }

type MailRequestFormProps = { send: (email: string) => Promise<void>; onRequested: (requested: Requested) => void }

/** Asks for the address, and for the mail. The answer is the same whether there is such an account or not. */
export function MailRequestForm({ send, onRequested }: MailRequestFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email: typed }) => {
    const email = typed.trim()
    setFailure(null)
    try {
      await send(email)
      onRequested({ email, isSent: true, wait: MAIL_WAIT })
    } catch (error) {
      // Whoever has asked before may have the mail by now.
      if (refusalCode(error) !== 'over_email_send_rate_limit') setFailure(authMessage(error))
      else onRequested({ email, isSent: false, wait: waitAsked(authFailure(error)) ?? 0 })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure id="mail-failure" message={failure} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => isEmailAddress(email) || signInMessages.emailInvalid })}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}

type MailRequestedProps = {
  requested: Requested
  back: Back
  /** What the mail is for: "to sign in". */
  purpose: string
  type: MailedCodeType
  send: (email: string) => Promise<void>
  onEntered: () => void
}

/** What to do with the mail: open its link, or type its code here. */
export function MailRequested({ requested, back, purpose, type, send, onEntered }: MailRequestedProps) {
  const { email, isSent, wait } = requested
  return (
    <FocusFrame title="Look in your inbox" back={back} takesFocus>
      <p className="mb-5 break-words">
        {isSent ? (
          <>
            If <strong>{email}</strong> has an account, a mail {purpose} is on its way. Open its link or type its code
            here; both work once.
          </>
        ) : (
          <>
            We didn’t send another mail to <strong>{email}</strong>, because one was asked for not long ago. If you have
            it, open its link or type its code here.
          </>
        )}
      </p>
      <MailedCodeForm type={type} email={email} onEntered={onEntered} />
      <div className="mt-5">
        <ResendButton label="Send again" wait={wait} send={() => send(email)} />
      </div>
    </FocusFrame>
  )
}
