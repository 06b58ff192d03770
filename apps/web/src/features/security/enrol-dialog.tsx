import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { securityMessage } from '../../lib/auth-failure.ts'
import { useCodeForm } from '../../lib/forms/code-form.tsx'
import { CodeField } from '../../lib/forms/sign-in-fields.tsx'
import { OperatorAddress } from '../../lib/site-links.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { beginEnrolment, type Enrolment, showCode } from './account-calls.ts'

type EnrolDialogProps = { open: boolean; existing: readonly Factor[]; onClose: () => void; onAdded: () => void }

/** Adds an authenticator app: scan the QR code or type the key, then confirm with a code. */
export function EnrolDialog({ open, existing, onClose, onAdded }: EnrolDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add an authenticator app"
      description="You’ll then need your password and a code from the app to sign in."
    >
      <Enrolling existing={existing} onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function Enrolling({ existing, onClose, onAdded }: Omit<EnrolDialogProps, 'open'>) {
  const [enrolment, failure, retry] = useEnrolment(existing)
  if (failure !== null)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormFailure message={failure} />
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  if (enrolment === null)
    return (
      <Skeletons
        label="Creating a key for your app…"
        className="flex flex-col items-center gap-4"
        of={['size-52 rounded-card', 'h-24 w-full', 'h-24 w-full']}
      />
    )
  return <EnrolForm enrolment={enrolment} onClose={onClose} onAdded={onAdded} />
}

/** Starts exactly one enrolment each time the dialog opens, even if effects run twice. */
function useEnrolment(existing: readonly Factor[]): [Enrolment | null, string | null, () => void] {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const started = useRef(false)
  const begin = () => {
    setFailure(null)
    beginEnrolment(existing).then(setEnrolment, (error: unknown) => setFailure(securityMessage(error)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the factors as of when the dialog opens
  useEffect(() => {
    if (started.current) return
    started.current = true
    begin()
  }, [])
  return [enrolment, failure, begin]
}

type EnrolFormProps = { enrolment: Enrolment; onClose: () => void; onAdded: () => void }

function EnrolForm({ enrolment, onClose, onAdded }: EnrolFormProps) {
  const form = useCodeForm(async (code) => {
    await showCode(enrolment.id, code)
    toast.success('Your authenticator app is set up. You’ll have to sign in again on your other devices.')
    onAdded()
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5">
        <li>
          <p className="font-bold">1. Scan this with the app</p>
          <img
            src={enrolment.qrCode}
            alt="QR code with the key for your authenticator app. The same key is below as text."
            width={208}
            height={208}
            className="outlined mx-auto mt-3 size-52 rounded-card bg-white"
          />
          <p className="mt-3 mb-1.5 text-sm text-muted">Or type in this key. You won’t see it again.</p>
          <KeyText value={enrolment.secret} />
        </li>
        <li>
          <p className="mb-2 font-bold">2. Enter the code that the app shows</p>
          <CodeField {...form.field} />
        </li>
      </ol>
      <p className="text-sm text-muted">
        <RecoveryHint />
      </p>
      <DialogActions>
        <Button type="submit" variant="primary" busy={form.busy}>
          Turn it on
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </form>
  )
}

/** A key in groups of four, to read out or copy. */
function KeyText({ value }: { value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success('Key copied. Paste it only into your app.'),
      () => toast.error('Copying didn’t work. Select the key and copy it yourself.'),
    )
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-faint px-4 py-3">
      <code className="min-w-0 flex-1 basis-56 font-mono text-base text-balance break-words select-all">
        {value.match(/.{1,4}/g)?.join(' ')}
      </code>
      <Button size="small" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}

/** How to avoid being locked out with an app, shown before it is needed. */
export const RecoveryHint = () => (
  <>
    Squash has no recovery codes, so keep a backup: add the same key to a second device, or write it down and store it
    somewhere safe. If you lose both the app and the key, only <OperatorAddress /> can help, and that takes a while.
  </>
)

/** How to avoid being locked out with passkeys, which can't be written down. */
export const BackupHint = () => (
  <>
    Squash has no recovery codes, so keep a backup: add a second passkey or an app on another device. If you lose all of
    them, only <OperatorAddress /> can help, and that takes a while.
  </>
)
