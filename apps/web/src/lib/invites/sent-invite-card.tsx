import type { SentInvite } from '@squash/contract/sent-invites'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { momentOf } from '../dates.ts'
import { Loaded } from '../loaded.tsx'
import { CorrectAddress } from './correct-address.tsx'
import { PassOn } from './pass-on.tsx'
import { type InviteSubject, useResend, useSentInvite } from './sent-invite.ts'
import { datesOf, sentInviteTexts } from './texts.ts'

type SentInviteCardProps = {
  subject: InviteSubject
  /** The invited address; null if the creator doesn't know it. */
  email: string | null
}

/** Shown to the creator until the invite is answered: when it was mailed, and a link to pass on. */
export function SentInviteCard({ subject, email }: SentInviteCardProps) {
  const invite = useSentInvite(subject)
  return (
    <Loaded query={invite} failed={sentInviteTexts.loadFailed} skeleton={<CardSkeleton />}>
      {(sent) =>
        sent && (
          <div className="flex min-w-0 flex-col gap-5">
            <Mails subject={subject} sent={sent} email={email} />
            <PassOn kind={subject.kind} path={sent.link} email={email} />
          </div>
        )
      }
    </Loaded>
  )
}

type MailsProps = { subject: InviteSubject; sent: SentInvite; email: string | null }

/** When the invite was mailed and reminded of, and a way to send it again. */
function Mails({ subject, sent, email }: MailsProps) {
  const resend = useResend(subject)
  const dates = useRef<HTMLParagraphElement>(null)
  const from = sent.resend_from
  // The page may stay open for hours, so a wait that has passed is noticed when it is next rendered or refetched.
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
      {mustWait && <p className="mt-1 text-sm text-muted">You can send it again after {momentOf(from)}.</p>}
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
  <Loading label="Loading the invite…" className="flex flex-col gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-36" />
  </Loading>
)
