import { counted } from '@squash/contract/counted'
import { useEffect, useState } from 'react'
import { answered, loadAuth } from '../../lib/auth.ts'
import { authFailure, requestedWait } from '../../lib/auth-failure.ts'
import { useCodeForm } from '../../lib/forms/code-form.tsx'
import { CodeField } from '../../lib/forms/sign-in-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { authMessage } from './auth-calls.ts'

type MailedCodeFormProps = {
  type: MailedCodeType
  email: string
  /** Shows an error at the address, if that still has to be typed. @returns whether it is valid */
  checkEmail?: () => boolean
  onEntered: () => void
}

/** Accepts a mail's code instead of its link, because the mail may be open on another device. */
export function MailedCodeForm({ type, email, checkEmail, onEntered }: MailedCodeFormProps) {
  const [done, setDone] = useState(false)
  const form = useCodeForm(async (code) => {
    if (checkEmail && !checkEmail()) return
    await enterCode(type, email, code)
    setDone(true)
    onEntered()
  }, authMessage)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Both fields are marked at once.
        checkEmail?.()
        form.submit(event)
      }}
      className="flex flex-col gap-4"
    >
      <CodeField label="Code from the email" {...form.field} />
      <Button type="submit" variant="primary" busy={form.busy || done}>
        {SUBMIT[type]}
      </Button>
    </form>
  )
}

const SUBMIT: Record<MailedCodeType, string> = {
  signup: 'Confirm my email',
  recovery: 'Continue',
  email: 'Sign in',
}

/** The server sends the same kind of mail only once per this many seconds. */
export const MAIL_WAIT = 60

type ResendButtonProps = {
  send: () => Promise<void>
  label: string
  /** Initial wait in seconds, if a mail has just been sent. */
  wait?: number
  /** Shows what is missing before sending. @returns whether the mail can be sent */
  check?: () => boolean
}

/** Sends a mail again, up to once a minute, and counts down until then. */
export function ResendButton({ send, label, wait = 0, check }: ResendButtonProps) {
  const [left, setLeft] = useSecondsLeft(wait)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (check && !check()) return
    setBusy(true)
    try {
      await send()
      toast.success('On its way. Check your spam folder too.')
      setLeft(MAIL_WAIT)
    } catch (error) {
      toast.error(authMessage(error))
      setLeft(requestedWait(authFailure(error)) ?? 0)
    }
    setBusy(false)
  }
  return (
    <Button onClick={() => void press()} busy={busy} disabled={left > 0}>
      {left > 0 ? `${label} in ${counted(left, 'second')}` : label}
    </Button>
  )
}

/** Counts seconds down to 0. Returns the seconds left and a setter. */
function useSecondsLeft(seconds: number): [left: number, set: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}

/** The purpose of a mailed code, in the protocol's terms; "email" is a sign-up or a sign-in. */
export type MailedCodeType = 'signup' | 'recovery' | 'email'

/** Signs in with a mailed code. It may contain spaces, because users type it in groups, as displayed. */
async function enterCode(type: MailedCodeType, email: string, code: string): Promise<void> {
  await answered((await loadAuth()).verifyOtp({ type, email: email.trim(), token: code.replace(/\s/g, '') }))
}
