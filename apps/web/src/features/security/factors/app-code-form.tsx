import type { Factor } from '@supabase/auth-js'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField, codeProblem } from '../../../ui/code-field.tsx'
import { showCode } from './factor-calls.ts'

/** The code that an authenticator app shows. */
export function AppCodeForm({ factor, onShown }: { factor: Factor; onShown: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await showCode(factor.id, code)
      onShown()
    } catch (error) {
      setError('code', { message: securityMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <CodeField
        label="Code from your authenticator app"
        hint={factor.friendly_name}
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => codeProblem(code) ?? true })}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        Go on
      </Button>
    </form>
  )
}
