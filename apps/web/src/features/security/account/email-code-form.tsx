import type { User } from '@supabase/auth-js'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { useAccountChanged } from '../../../lib/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField, codeProblem } from '../../../ui/code-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { enterChangeCode } from './account-calls.ts'

/** The codes of the mails that ask both addresses about a change, for whoever would rather type them than open the links. */
export function EmailCodeForm({ user }: { user: User }) {
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { code: '' } })
  const changed = useAccountChanged()
  const submit = handleSubmit(async ({ code }) => {
    try {
      const outcome = await enterChangeCode(user, code)
      reset()
      if (outcome === 'changed') toast.success('Your address is changed.')
      else toast.info('Thank you. Now the code that we sent to your other address, too.')
      await changed()
    } catch (error) {
      setError('code', { message: securityMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4">
      <CodeField
        label={user.email ? 'Code from either mail' : 'Code from the mail'}
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => codeProblem(code) ?? true })}
      />
      <Button type="submit" busy={formState.isSubmitting} className="self-start">
        Confirm
      </Button>
    </form>
  )
}
