import { FocusFrame } from '../../ui/focus-frame.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export function Declined() {
  return (
    <FocusFrame title="You declined, and that is fine" takesFocus>
      <p className="mb-5">
        Nothing more happens, and nobody loses points. Should the two of you change your minds, either can start again.
      </p>
      <LinkButton to="/">What is Squash?</LinkButton>
    </FocusFrame>
  )
}

export function Blocked({ inviter }: { inviter: string }) {
  return (
    <FocusFrame title={`${inviter} is blocked`} takesFocus>
      <p className="mb-5">
        They are not told, and no invite of theirs reaches your address any more. You are done here. If you do not feel
        safe, there are people who can help.
      </p>
      <LinkButton to="/safety">See who can help</LinkButton>
    </FocusFrame>
  )
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
