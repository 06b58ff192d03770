import type { User } from '@supabase/auth-js'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import { CodeProof } from '../../lib/forms/code-form.tsx'
import { codeProblem, PasswordField } from '../../lib/forms/sign-in-fields.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Points } from '../../ui/reading.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { useEraseAtChanged } from './erasure.tsx'

type DeleteDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** Explains what is erased, and what stays and how others see it, with a form that verifies the user's identity. */
export function DeleteDialog(dialog: DeleteDialogProps) {
  const account = useAccount()
  return (
    <Dialog
      {...dialog}
      title="Delete your account?"
      description="We’ll delete it in seven days. Until then, you can change your mind. You’ll be signed out on your other devices, and we’ll stop emailing you about conflicts and debates."
    >
      <Points>
        <li>
          <strong>Erased for good:</strong> your messages and their calm versions, your core issues, your unsent notes,
          what you wrote in debates, your names, photo, address, points and everything else in your profile.
        </li>
        <li>
          <strong>Shared conflicts stay with the other person</strong> under the name Anonymous User, with what the
          mediator wrote for both of you. Open conflicts close.
        </li>
        <li>
          <strong>Your votes still count,</strong> but without your name.
        </li>
      </Points>
      <div className="mt-3">
        <Loaded query={account} failed="Your account didn’t load" skeleton={<FormSkeleton />}>
          {(user) => <DeleteForm proofs={proofsOf(user)} email={user.email ?? ''} onClose={dialog.onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function FormSkeleton() {
  return <Skeletons label="Loading your account…" className="flex flex-col gap-4" of={['h-20', 'h-12']} />
}

type DeleteFormProps = { proofs: readonly ProofKind[]; email: string; onClose: () => void }

/** Verifies the user's identity and requests the deletion. A wrong password or code stays in its field. */
function DeleteForm({ proofs, email, onClose }: DeleteFormProps) {
  const [kind, setKind] = useState(proofs[0] ?? 'session')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const problems = useProblems({ proof: problemOf(kind, { password, code }) })
  const { remove, failure, forget, busy } = useDeleteAccount(kind, onClose)
  const other = proofs.find((proof) => proof !== kind)
  const proveBy = (proof: ProofKind) => {
    forget()
    setKind(proof)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (problems.check()) remove({ password, nonce: code.replace(/\s/g, '') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {failure !== null && (
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
      )}
      {/* Password managers look for the username that a password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {kind === 'password' && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...problems.field('proof')}
        />
      )}
      {kind === 'code' && <CodeProof {...problems.field('proof')} code={code} onChange={setCode} />}
      {kind === 'session' && <p>This only works within ten minutes of signing in.</p>}
      {other !== undefined && (
        // One button for both proofs, so that it keeps focus.
        <Button
          variant="bare"
          size="small"
          className="-my-2 -ml-4 justify-start self-start text-left underline"
          disabled={busy}
          onClick={() => proveBy(other)}
        >
          {other === 'code' ? 'I don’t have a password. Use a code instead' : 'Use my password instead'}
        </Button>
      )}
      <DialogActions>
        <Button type="submit" variant="danger" busy={busy}>
          Delete my account
        </Button>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}

function problemOf(kind: ProofKind, { password, code }: { password: string; code: string }): string | undefined {
  if (kind === 'password') return password === '' ? 'Enter your password.' : undefined
  return kind === 'code' ? codeProblem(code) : undefined
}

type Typed = { password: string; nonce: string }

/** Requests the account's erasure. @param onAsked called once the server has confirmed it */
function useDeleteAccount(kind: ProofKind, onAsked: () => void) {
  const changed = useEraseAtChanged()
  const { mutate, error, reset, isPending } = useMutation({
    mutationFn: ({ password, nonce }: Typed) =>
      client.account.delete_account({
        ...(kind === 'password' && { password }),
        ...(kind === 'code' && { nonce }),
      }),
    onSuccess: ({ erase_at }) => {
      changed(erase_at)
      onAsked()
    },
  })
  return {
    remove: mutate,
    failure: error === null ? null : failureOf(error, kind),
    /** Clears the error from the other proof. */
    forget: reset,
    busy: isPending,
  }
}

const failureOf = (error: Error, kind: ProofKind): string =>
  hasCode(error, 'account.reauthentication_required') ? NOT_PROVED[kind] : errorMessage(error)

/** The messages for a wrong proof. */
const NOT_PROVED: Record<ProofKind, string> = {
  password: 'That password isn’t right. Your account stays as it is.',
  code: 'That code is wrong or too old. Use the newest one, or request another.',
  session: 'Please sign in again, then delete your account within ten minutes.',
}

/** How users prove their identity: by password or code or, if they have neither, by a recent sign-in. */
type ProofKind = 'password' | 'code' | 'session'

/** The proofs available to an account, the default one first. */
export function proofsOf({ identities = [], email, phone }: User): readonly ProofKind[] {
  const hasPassword = identities.some(({ provider }) => provider === 'email' || provider === 'phone')
  const canGetCode = Boolean(email || phone)
  if (!canGetCode) return ['session']
  return hasPassword ? ['password', 'code'] : ['code']
}
