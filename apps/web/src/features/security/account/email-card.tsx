import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'
import type { User } from '@supabase/auth-js'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { useAccountChanged } from '../../../lib/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { changeEmail } from './account-calls.ts'
import { EmailCodeForm } from './email-code-form.tsx'

/** The address of the account, and how to change it: both the old and the new one have to agree. */
export function EmailCard({ user }: { user: User }) {
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { email: '' } })
  const changed = useAccountChanged()
  const submit = handleSubmit(async ({ email }) => {
    try {
      await changeEmail(email)
      reset()
      toast.success('Look in your inboxes: a link is on its way.')
      await changed()
    } catch (error) {
      setError('email', { message: securityMessage(error) })
    }
  })
  return (
    <Card as="section">
      <h2 className="mb-1 text-xl">Email</h2>
      <p className="mb-4 break-words text-muted">
        {user.email ? (
          <>
            You sign in as <strong className="text-ink">{user.email}</strong>.
          </>
        ) : (
          'This account has no address yet.'
        )}
      </p>
      {user.new_email && (
        <div className="mb-4">
          <Notice tone="mediator">
            <p className="break-words">
              Waiting for <strong>{user.new_email}</strong>.{' '}
              {user.email
                ? 'Open the links that we sent to both addresses, or type their codes here.'
                : 'Open the link that we sent there, or type its code here.'}
            </p>
          </Notice>
          <EmailCodeForm user={user} />
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register('email', { validate: (email) => isEmailAddress(email) || signInMessages.emailInvalid })}
        />
        <Button type="submit" busy={formState.isSubmitting} className="self-start">
          {user.email ? 'Change email' : 'Add email'}
        </Button>
      </form>
    </Card>
  )
}
