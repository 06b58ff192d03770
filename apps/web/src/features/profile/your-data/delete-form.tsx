import { type FormEvent, useState } from 'react'
import { CodeProof } from '../../../lib/code-proof.tsx'
import { Button } from '../../../ui/button.tsx'
import { codeProblem } from '../../../ui/code-field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import type { ProofKind } from './proof.ts'
import { useDeleteAccount } from './use-delete-account.ts'

type DeleteFormProps = { proofs: readonly ProofKind[]; email: string; onClose: () => void }

/** Proves that it is them, and asks. What was typed stays where it was not right. */
export function DeleteForm({ proofs, email, onClose }: DeleteFormProps) {
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure !== null && (
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
      )}
      {/* Password managers look for the account that a password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {kind === 'password' && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          ref={problems.ref('proof')}
          error={problems.of('proof')}
        />
      )}
      {kind === 'code' && (
        <CodeProof ref={problems.ref('proof')} code={code} onChange={setCode} error={problems.of('proof')} />
      )}
      {kind === 'session' && <p>This works within ten minutes of signing in.</p>}
      {other !== undefined && (
        // One button for both ways, so that whoever presses it keeps their place.
        <Button
          variant="bare"
          size="small"
          className="-ml-3.5 self-start underline"
          disabled={busy}
          onClick={() => proveBy(other)}
        >
          {other === 'code' ? 'I do not have a password: use a code' : 'I have a password: use that'}
        </Button>
      )}
      <FormActions>
        <Button type="submit" variant="danger" busy={busy}>
          Delete my account
        </Button>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </FormActions>
    </form>
  )
}

function problemOf(kind: ProofKind, { password, code }: { password: string; code: string }): string | undefined {
  if (kind === 'password') return password === '' ? 'Please enter your password' : undefined
  return kind === 'code' ? codeProblem(code) : undefined
}
