import type { User } from '@supabase/auth-js'
import { useForm } from 'react-hook-form'
import { useAccountChanged } from '../../lib/account.ts'
import { securityMessage } from '../../lib/auth-failure.ts'
import { useCodeForm } from '../../lib/forms/code-form.tsx'
import { CodeField, EmailField, emailProblem } from '../../lib/forms/sign-in-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { changeEmail, enterChangeCode } from './account-calls.ts'

const newEmailRules = {
  validate: (email: string) => (email.trim() === '' ? 'Enter your new email address.' : (emailProblem(email) ?? true)),
}

/** The address of the account, and a form to change it, which both the old and the new address have to confirm. */
export function EmailCard({ user }: { user: User }) {
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { email: '' } })
  const changed = useAccountChanged()
  const submit = handleSubmit(async ({ email }) => {
    if (email.trim().toLowerCase() === user.email) return setError('email', { message: 'That’s already your address.' })
    try {
      await changeEmail(email)
      reset()
      toast.success('Check your inboxes: a link is on its way.')
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
          'This account doesn’t have an email address yet.'
        )}
      </p>
      {user.new_email && (
        <div className="mb-4">
          <Notice tone="mediator">
            <p className="break-words">
              Waiting for <strong>{user.new_email}</strong>.{' '}
              {user.email
                ? 'Open the links we sent to both addresses, or enter their codes here.'
                : 'Open the link we sent there, or enter its code here.'}
            </p>
          </Notice>
          <EmailCodeForm user={user} />
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <EmailField
          label="New email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', newEmailRules)}
        />
        <Button type="submit" busy={formState.isSubmitting} className="self-start">
          {user.email ? 'Change email' : 'Add email'}
        </Button>
      </form>
    </Card>
  )
}

/** Accepts the codes mailed to both addresses, as an alternative to their links. */
function EmailCodeForm({ user }: { user: User }) {
  const changed = useAccountChanged()
  const form = useCodeForm(async (code) => {
    const outcome = await enterChangeCode(user, code)
    form.clear()
    if (outcome === 'changed') toast.success('Your email address has been changed.')
    else toast.info('Thank you. Now enter the code we sent to your other address.')
    await changed()
  })
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 flex flex-col gap-4">
      <CodeField label={user.email ? 'Code from either email' : 'Code from the email'} {...form.field} />
      <Button type="submit" busy={form.busy} className="self-start">
        Confirm
      </Button>
    </form>
  )
}
