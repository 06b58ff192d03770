import type { SentInvite } from '@squash/contract/sent-invites'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { timeOf } from '../dates.ts'
import { FailureNotice } from '../failure.tsx'
import { inviteProblem } from '../forms/account-field.tsx'
import { EmailField } from '../forms/sign-in-fields.tsx'
import { Loaded } from '../loaded.tsx'
import { useSession } from '../session.ts'
import { PassOn } from './pass-on.tsx'
import { datesOf, type InviteSubject, sentInviteTexts, useCorrection, useResend, useSentInvite } from './sent-invite.ts'

type SentInviteCardProps = {
  subject: InviteSubject
  /** The invited address; null if the creator doesn't know it. */
  email: string | null
  /** Shown between the dates and the link. */
  children?: ReactNode
}

/** Shown to the creator until the invite is answered: when it was mailed, and a link to pass on. */
export function SentInviteCard({ subject, email, children }: SentInviteCardProps) {
  const invite = useSentInvite(subject)
  return (
    <Loaded query={invite} failed={sentInviteTexts.loadFailed} skeleton={<CardSkeleton />}>
      {(sent) =>
        sent && (
          <div className="flex min-w-0 flex-col gap-4">
            <Mails subject={subject} sent={sent} email={email} />
            {children}
            <PassOn kind={subject.kind} path={sent.link} email={email} />
          </div>
        )
      }
    </Loaded>
  )
}

type MailsProps = { subject: InviteSubject; sent: SentInvite; email: string | null }

/** When the invite and its reminder were mailed, with ways to send it again and to correct the address. */
function Mails({ subject, sent, email }: MailsProps) {
  const resend = useResend(subject)
  const dates = useRef<HTMLParagraphElement>(null)
  const from = sent.resend_from
  // Checked at each render, because the page may stay open for hours, past the end of the wait.
  const mustWait = from !== null && Date.parse(from) > Date.now()
  return (
    <div>
      <p ref={dates} tabIndex={-1} className="max-w-[60ch] outline-none wrap-anywhere">
        {datesOf(sent, email)}
      </p>
      {from !== null && !mustWait && (
        <Button size="small" className="mt-3" busy={resend.isPending} onClick={() => resend.mutate(subject)}>
          Send it again now
        </Button>
      )}
      {mustWait && <p className="mt-1 text-sm text-muted">You can send it again after {timeOf(from)}.</p>}
      {email !== null && sent.corrections_left > 0 && (
        <CorrectAddress
          subject={subject}
          email={email}
          left={sent.corrections_left}
          onCorrected={() => dates.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

const CardSkeleton = () => (
  <Skeletons label="Loading the invite…" className="flex flex-col gap-4" of={['h-12', 'h-36']} />
)

type CorrectAddressProps = {
  subject: InviteSubject
  /** The invited address. */
  email: string
  /** How often it may still be corrected. */
  left: number
  /** Called once the new address is on the screen, to focus it: after the last correction there is no button left. */
  onCorrected: () => void
}

/** Lets the creator correct a mistyped address: a button that turns into a form. */
function CorrectAddress({ onCorrected, ...correction }: CorrectAddressProps) {
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never')
  if (form !== 'open')
    return (
      <Button
        // Gets the focus back when the form is cancelled.
        autoFocus={form === 'closed'}
        variant="bare"
        size="small"
        className="-ml-4 self-start"
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
        {...problems.field('email')}
        label="New address"
        autoComplete="off"
        hint={<span className="wrap-anywhere">{sentInviteTexts.correctionHint(email, left)}</span>}
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
