import type { Factor } from '@supabase/auth-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusalCode, securityMessage } from '../../lib/auth-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, FormActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { freeName } from './account-calls.ts'
import { addPasskey, PasskeyDeclined } from './passkey-calls.ts'

/** In characters; the service takes more, but a list has to show it. */
const NAME_LENGTH = 60

type PasskeyDialogProps = { open: boolean; existing: readonly Factor[]; onClose: () => void; onAdded: () => void }

/** Adds a passkey under a name that the user chooses, because it can't be renamed later. */
export function PasskeyDialog({ open, ...form }: PasskeyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Add a passkey"
      description="From then on, you’ll need both your password and the passkey to sign in. Your browser will ask for your fingerprint, your face, a PIN or a security key."
    >
      <PasskeyForm {...form} />
    </Dialog>
  )
}

function PasskeyForm({ existing, onClose, onAdded }: Omit<PasskeyDialogProps, 'open'>) {
  const [name, setName] = useState(() => freeName(existing, 'Passkey'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const prompt = useRef<AbortController>(null)
  // Otherwise the browser's prompt would stay after the dialog has been cancelled.
  useEffect(() => () => prompt.current?.abort(), [])
  const isTaken = refusalCode(failure) === 'mfa_factor_name_conflict'
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(null)
    prompt.current = new AbortController()
    try {
      await addPasskey(name.trim() || freeName(existing, 'Passkey'), existing, prompt.current.signal)
      toast.success('Your passkey is set up. You’ll have to sign in again on your other devices.')
      onAdded()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-5">
      <FormFailure message={failure === null || isTaken ? null : passkeyMessage(failure)} />
      <TextField
        label="Name"
        hint="So you know which one it is. You can’t change it later."
        error={isTaken ? 'You already have one with this name.' : undefined}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          Continue
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}

/** The sentence to show for a passkey that was not added or not accepted. */
export function passkeyMessage(error: unknown): string {
  if (error instanceof PasskeyDeclined) return error.message
  return refusalCode(error) === 'mfa_verification_failed'
    ? 'That passkey didn’t work. Please try again.'
    : securityMessage(error)
}
