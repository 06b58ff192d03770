import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { securityMessage } from '../../../lib/auth-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField, codeProblem } from '../../../ui/code-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { beginEnrolment, type Enrolment, showCode } from './factor-calls.ts'
import { KeyText } from './key-text.tsx'
import { RecoveryHint } from './recovery-hint.tsx'

type EnrolDialogProps = { open: boolean; existing: readonly Factor[]; onClose: () => void; onAdded: () => void }

/** Adds an authenticator app: scan the square or type the key, then prove it with a code. */
export function EnrolDialog({ open, existing, onClose, onAdded }: EnrolDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add an authenticator app"
      description="From then on, signing in takes your password and a code from the app."
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
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  if (enrolment === null)
    return (
      <Loading label="Making a key for your app…" className="flex flex-col items-center gap-4">
        <Skeleton className="size-52 rounded-card" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </Loading>
    )
  return <ProveIt enrolment={enrolment} onClose={onClose} onAdded={onAdded} />
}

/** Begun once for each opening, also where effects run twice. */
function useEnrolment(existing: readonly Factor[]): [Enrolment | null, string | null, () => void] {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  const begin = () => {
    setFailure(null)
    beginEnrolment(existing).then(setEnrolment, (error: unknown) => setFailure(securityMessage(error)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once with what was there then
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])
  return [enrolment, failure, begin]
}

type ProveItProps = { enrolment: Enrolment; onClose: () => void; onAdded: () => void }

function ProveIt({ enrolment, onClose, onAdded }: ProveItProps) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await showCode(enrolment.id, code)
      toast.success('Your authenticator app is set up. Your other devices have to sign in again.')
      onAdded()
    } catch (error) {
      setError('code', { message: securityMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5">
        <li>
          <p className="font-bold">1. Scan this with the app</p>
          <img
            src={enrolment.qrCode}
            alt="QR code with the key for your authenticator app. The same key stands below as text."
            width={208}
            height={208}
            className="outlined mx-auto mt-3 size-52 rounded-card bg-white"
          />
          <p className="mt-3 mb-1.5 text-sm text-muted">Or type this key into it. It is shown only now.</p>
          <KeyText value={enrolment.secret} />
        </li>
        <li>
          <p className="mb-2 font-bold">2. Type the code that the app shows</p>
          <CodeField
            error={formState.errors.code?.message}
            {...register('code', { validate: (code) => codeProblem(code) ?? true })}
          />
        </li>
      </ol>
      <p className="text-sm text-muted">
        <RecoveryHint />
      </p>
      <FormActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Turn it on
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}
