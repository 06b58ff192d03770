import { type ComponentProps, useState } from 'react'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ReportIt } from './report-it.tsx'

/** The invite that somebody said no to, and whether they have reported it before that. */
type RefusedProps = ComponentProps<typeof ReportIt> & { isReported: boolean }

export function Declined(invite: RefusedProps) {
  return (
    <FocusFrame title="You declined, and that’s fine" takesFocus>
      <p className="mb-5">
        Nothing more happens, and nobody loses points. Should the two of you change your minds, either can start again.
      </p>
      <LinkButton to="/">What is Squash?</LinkButton>
      <StillReportable {...invite} />
    </FocusFrame>
  )
}

export function Blocked({ inviter, ...invite }: RefusedProps) {
  return (
    <FocusFrame title={`${inviter} is blocked`} takesFocus>
      <p className="mb-5">
        They are not told, and no invite of theirs reaches your address any more. You are done here. If you do not feel
        safe, there are people who can help.
      </p>
      <LinkButton to="/safety">See who can help</LinkButton>
      <StillReportable inviter={inviter} {...invite} />
    </FocusFrame>
  )
}

/** A no ends what the invite asks, and not what it did. */
function StillReportable({ isReported, ...invite }: RefusedProps) {
  // Stays for as long as the page, because the thanks for a report stand in here.
  const [isOffered] = useState(!isReported)
  return isOffered ? (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Was something wrong with it?</h2>
      <p className="mt-1 mb-3 text-muted">
        You can still report it, and we do not tell {invite.inviter} that it was you. This is the last page that offers
        it.
      </p>
      <ReportIt {...invite} />
    </section>
  ) : null
}

export function InviteGone() {
  return (
    <FocusFrame title="This invite is no longer valid">
      <p className="mb-5">
        It was answered, declined, or has run out. If you have an account, your conflicts are on your dashboard.
      </p>
      <LinkButton to="/dashboard" variant="primary">
        Go to my conflicts
      </LinkButton>
    </FocusFrame>
  )
}

export function InviteSkeleton() {
  return (
    <FocusFrame title="You have an invite">
      <Loading label="Opening your invite…" className="flex flex-col gap-5">
        <Skeleton className="h-28" />
        <Skeleton className="h-20" />
        <Skeleton className="h-72 sm:h-60" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    </FocusFrame>
  )
}
