import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { inviteProblem } from '../email-check.ts'
import { FailureNotice } from '../failure.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { useSession } from '../session.ts'
import { type InviteSubject, useCorrection } from './sent-invite.ts'
import { sentInviteTexts } from './texts.ts'

type CorrectAddressProps = {
  subject: InviteSubject
  /** The invited address. */
  email: string
  /** How often it may still be corrected. */
  left: number
  /** Called once the new address is on the screen: it takes the focus, because the last correction leaves no button. */
  onCorrected: () => void
}

/** Lets the creator correct a mistyped address: a button, and in its place a form. */
export function CorrectAddress({ onCorrected, ...correction }: CorrectAddressProps) {
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never')
  if (form !== 'open')
    return (
      <Button
        // Gets the focus back when the form is cancelled.
        autoFocus={form === 'closed'}
        variant="bare"
        size="small"
        className="-ml-3 self-start"
        onClick={() => setForm('open')}
      >
        Wrong address? Correct it
      </Button>
    )
  return (
    <AddressForm
      {...correction}
      onCorrected={() => {
        setForm('never')
        onCorrected()
      }}
      onCancel={() => setForm('closed')}
    />
  )
}

type AddressFormProps = CorrectAddressProps & { onCancel: () => void }

function AddressForm({ subject, email, left, onCorrected, onCancel }: AddressFormProps) {
  const session = useSession()
  const own = session.status === 'signed-in' ? session.user.email : null
  const [typed, setTyped] = useState(email)
  const correction = useCorrection(subject, onCorrected)
  const problems = useProblems({
    email:
      typed.trim().toLowerCase() === email
        ? sentInviteTexts.sameAddress
        : inviteProblem(typed, own, sentInviteTexts.address),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!correction.isPending && problems.check()) correction.mutate({ ...subject, email: typed.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3">
      <FailureNotice error={correction.error} />
      <EmailField
        // The form takes the place of the button that had the focus.
        autoFocus
        ref={problems.ref('email')}
        label="New address"
        autoComplete="off"
        hint={<span className="wrap-anywhere">{sentInviteTexts.correctionHint(email, left)}</span>}
        error={problems.of('email')}
        value={typed}
        readOnly={correction.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={correction.isPending}>
          Send it there instead
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
