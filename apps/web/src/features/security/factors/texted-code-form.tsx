import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField, codeProblem } from '../../../ui/code-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showTextedCode, textCode } from './factor-calls.ts'

/** A code that is texted to a phone when the person asks for it. */
export function TextedCodeForm({ factor, onShown }: { factor: Factor; onShown: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } })
  const [challenge, setChallenge] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setBusy(true)
    setFailure(null)
    try {
      setChallenge(await textCode(factor.id))
    } catch (error) {
      setFailure(securityMessage(error))
    }
    setBusy(false)
  }
  const submit = handleSubmit(async ({ code }) => {
    try {
      await showTextedCode(factor.id, challenge ?? '', code)
      onShown()
    } catch (error) {
      setError('code', { message: securityMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure !== null && (
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
      )}
      {challenge !== null && (
        <CodeField
          label="Code from the text message"
          hint="It works for five minutes."
          error={formState.errors.code?.message}
          {...register('code', { validate: (code) => codeProblem(code) ?? true })}
        />
      )}
      {challenge !== null && (
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Go on
        </Button>
      )}
      <Button variant={challenge === null ? 'primary' : 'quiet'} busy={busy} onClick={() => void ask()}>
        {challenge === null ? 'Text me a code' : 'Text me another'}
      </Button>
    </form>
  )
}
