import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { api } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { InviteActions } from './invite-actions.tsx'

/** Where an invite mail leads: who asks, what about, and the choice to answer or not. */
export function InviteScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const session = useSession()
  const input = { token }
  const invite = useQuery(
    api.conflicts.get_invite.queryOptions({
      input,
      // Whom the invite is for depends on who asks.
      queryKey: [...api.conflicts.get_invite.queryKey({ input }), session.status],
    }),
  )
  // The mail's own link to decline leads here, and still asks: a mail program may open links by itself.
  const [declining, setDeclining] = useState(query.get('answer') === 'decline')
  const decline = useMutation(
    api.conflicts.decline_invite.mutationOptions({
      onSettled: () => setDeclining(false),
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )

  if (decline.isSuccess) return <Declined />
  if (invite.isPending) return <InviteSkeleton />
  if (hasCode(invite.error, 'invite.not_found') || hasCode(invite.error, 'request.invalid')) return <InviteGone />
  if (invite.isError)
    return (
      <FocusFrame title="You have an invite">
        <ErrorState
          message={errorMessage(invite.error)}
          onRetry={() => void invite.refetch()}
          retrying={invite.isFetching}
        />
      </FocusFrame>
    )

  const { inviter, purpose, kind, id } = invite.data
  const target = id === null ? null : kind === 'conflict' ? `/conflict/${id}` : `/debates/respond/${id}`
  if (target !== null && query.has('accept')) return <Navigate to={target} replace />
  return (
    <FocusFrame
      title={`${inviter} would like to ${kind === 'conflict' ? 'sort something out' : 'debate something'} with you`}
    >
      <blockquote className="outlined rounded-card bg-tangerine-soft p-5">
        <p className="eyebrow">{kind === 'conflict' ? 'It is about' : 'The debate'}</p>
        <p className="mt-1 font-display text-2xl font-extrabold leading-tight tracking-tight">{purpose}</p>
      </blockquote>
      <p className="mt-5">
        {kind === 'conflict'
          ? `Squash is a mediator. You read ${inviter}’s side in calm words, write yours, and get a suggestion that is fair to both. What you type is seen by you alone; ${inviter} reads the calm version of it, too.`
          : `${inviter} has taken a side, and asks you to take the other. A debate is public: once you have answered, everybody who is signed in can read both arguments and vote for seven days.`}
      </p>
      <InviteActions token={token} target={target} />
      <Button variant="bare" className="mt-2 w-full" onClick={() => setDeclining(true)}>
        No, thank you
      </Button>
      <ConfirmDialog
        open={declining}
        onClose={() => setDeclining(false)}
        onConfirm={() => decline.mutate(input)}
        busy={decline.isPending}
        title="Rather not?"
        description={`That is fine. The ${kind} closes without blame, and ${inviter} hears that you declined, nothing more.`}
        confirmLabel="Decline the invite"
        cancelLabel="Keep it open"
        variant="primary"
      />
    </FocusFrame>
  )
}

function Declined() {
  return (
    <FocusFrame title="You declined, and that is fine">
      <p className="mb-5">Nothing more happens. Should the two of you change your minds, either can start again.</p>
      <LinkButton to="/">What is Squash?</LinkButton>
    </FocusFrame>
  )
}

function InviteGone() {
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

function InviteSkeleton() {
  return (
    <FocusFrame title="You have an invite">
      <Loading label="Opening your invite…" className="flex flex-col gap-5">
        <Skeleton className="h-28" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </Loading>
    </FocusFrame>
  )
}
