import { useState } from 'react'
import { authFailure, waitAsked } from '../../lib/auth-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { authMessage } from './auth-message.ts'
import { MAIL_WAIT, useWait } from './use-wait.ts'

type ResendButtonProps = {
  send: () => Promise<void>
  label: string
  /** Seconds to wait from the start, when a mail has just gone out. */
  wait?: number
  /** Says what is missing before anything is sent. @returns whether it may be */
  check?: () => boolean
}

/** Sends a mail again, up to once a minute, and says how long that still is. */
export function ResendButton({ send, label, wait = 0, check }: ResendButtonProps) {
  const [left, begin] = useWait(wait)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (check && !check()) return
    setBusy(true)
    try {
      await send()
      toast.success('On its way. Look in your spam folder, too.')
      begin(MAIL_WAIT)
    } catch (error) {
      toast.error(authMessage(error))
      begin(waitAsked(authFailure(error)) ?? 0)
    }
    setBusy(false)
  }
  return (
    <Button onClick={() => void press()} busy={busy} disabled={left > 0}>
      {left > 0 ? `${label} in ${left} s` : label}
    </Button>
  )
}
