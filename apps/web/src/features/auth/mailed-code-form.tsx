import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { CodeField, codeProblem } from '../../ui/code-field.tsx'
import { enterCode, type MailedCodeType } from './auth-calls.ts'
import { authMessage } from './auth-message.ts'

type MailedCodeFormProps = {
  type: MailedCodeType
  email: string
  /** Says what is wrong with the address where it is still to be typed. @returns whether it will do */
  checkEmail?: () => boolean
  onEntered: () => void
}

/** The code of a mail, for whoever would rather type it than open the link: the mail may be on another device. */
export function MailedCodeForm({ type, email, checkEmail, onEntered }: MailedCodeFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } })
  const [done, setDone] = useState(false)
  const submit = handleSubmit(async ({ code }) => {
    if (checkEmail && !checkEmail()) return
    try {
      await enterCode(type, email, code)
      setDone(true)
      onEntered()
    } catch (error) {
      setError('code', { message: authMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <CodeField
        label="Code from the mail"
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => codeProblem(code) ?? true })}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting || done}>
        Continue
      </Button>
    </form>
  )
}
