import { type ComponentProps, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { ReportIt } from './report-or-block.tsx'

/** The declined or blocked invite, and whether it had already been reported. */
type RefusedProps = ComponentProps<typeof ReportIt> & { isReported: boolean }

export function Declined(invite: RefusedProps) {
  return (
    <FocusFrame title="You declined, and that’s fine" takesFocus>
      <p className="mb-5">
        Nothing else happens, and nobody loses points. If you both change your minds, either of you can start again.
      </p>
      <LinkButton to="/">What is Squash?</LinkButton>
      <StillReportable {...invite} />
    </FocusFrame>
  )
}

export function Blocked({ inviter, title = `${inviter} is blocked`, ...invite }: RefusedProps & { title?: string }) {
  return (
    <FocusFrame title={title} takesFocus>
      <p className="mb-5">
        We won’t tell them, and their invites won’t reach your address any more. There’s nothing else you need to do. If
        you don’t feel safe, there are people who can help.
      </p>
      <LinkButton to="/safety">See who can help</LinkButton>
      <StillReportable inviter={inviter} {...invite} />
    </FocusFrame>
  )
}

/** A refused invite can still be reported: declining ends the request, but doesn't undo a harmful message. */
function StillReportable({ isReported, ...invite }: RefusedProps) {
  // Stays mounted until the page closes, because the thanks for a report appear in here.
  const [isOffered] = useState(!isReported)
  return isOffered ? (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Was something wrong with it?</h2>
      <p className="mt-1 mb-3 text-muted">
        You can still report it, and we won’t tell {invite.inviter} that it was you. You won’t be able to report it
        later.
      </p>
      <ReportIt {...invite} />
    </section>
  ) : null
}

export function InviteGone() {
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <FocusFrame title="This invite is no longer valid">
      <p className="mb-5">
        It was answered, declined or deleted, it expired, or it now goes to another address. If it still matters to you
        both, ask for a new one.
        {isVisitor && ' If you have an account, your conflicts are on your dashboard.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/dashboard" variant="primary">
          Go to my conflicts
        </LinkButton>
        {isVisitor && <LinkButton to="/">What is Squash?</LinkButton>}
      </div>
    </FocusFrame>
  )
}

export function InviteSkeleton() {
  return (
    <FocusFrame title="You have an invite">
      <Skeletons
        label="Opening your invite…"
        className="flex flex-col gap-5"
        of={['h-28', 'h-20', 'h-72 sm:h-60', 'h-12', 'h-12']}
      />
    </FocusFrame>
  )
}
