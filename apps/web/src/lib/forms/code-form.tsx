import { type FormEvent, type Ref, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { answered, loadAuth } from '../auth.ts'
import { securityMessage } from '../auth-failure.ts'
import { CodeField, codeProblem } from './sign-in-fields.tsx'

/**
 * A form with one code, from an email, a text message or an app.
 * @param send submits the code; if it throws, the error shows at the field, which keeps the code
 * @param messageOf the sentence for such an error
 */
export function useCodeForm(send: (code: string) => Promise<void>, messageOf = securityMessage) {
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await send(code)
    } catch (error) {
      setError('code', { message: messageOf(error) })
    }
  })
  return {
    submit: (event: FormEvent) => void submit(event),
    /** Props to spread on the `CodeField`. */
    field: {
      error: formState.errors.code?.message,
      ...register('code', { validate: (code) => codeProblem(code) ?? true }),
    },
    busy: formState.isSubmitting,
    clear: () => reset(),
  }
}

type CodeProofProps = {
  code: string
  onChange: (code: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/**
 * A field for a code, and a button that sends one to the account's email address, or to its phone if it has no address.
 */
export function CodeProof({ code, onChange, error, ref }: CodeProofProps) {
  const [sent, setSent] = useState<'not yet' | 'sending' | 'sent'>('not yet')
  const send = async () => {
    const before = sent
    setSent('sending')
    try {
      await answered((await loadAuth()).reauthenticate())
      setSent('sent')
      toast.success('A code is on its way. Check your spam folder too.')
    } catch (failure) {
      setSent(before)
      toast.error(securityMessage(failure))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p>We’ll send you a code to make sure it’s you.</p>
      <Button onClick={() => void send()} busy={sent === 'sending'} className="self-start">
        {sent === 'sent' ? 'Send another code' : 'Send me a code'}
      </Button>
      <CodeField ref={ref} value={code} onChange={(event) => onChange(event.target.value)} error={error} />
    </div>
  )
}
