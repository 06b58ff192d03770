import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { DeclineDialog } from '../../lib/invites/decline-dialog.tsx'
import { api } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { BlockInviter } from './block-inviter.tsx'
import { InviteActions } from './invite-actions.tsx'
import { Blocked, Declined, InviteGone, InviteSkeleton } from './invite-ends.tsx'
import { PassedOn } from './passed-on.tsx'
import { Unwanted } from './unwanted.tsx'
import { useAnswers } from './use-answers.ts'
import { WhatHappens } from './what-happens.tsx'

/** Where an invite mail leads: who asks, what about, what becomes of an answer, and every way not to give one. */
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
  const [asking, setAsking] = useState<'decline' | 'block' | null>(query.get('answer') === 'decline' ? 'decline' : null)
  const [isReported, setReported] = useState(false)
  const { decline, block } = useAnswers()
  const close = () => setAsking(null)

  const report = { token, onReported: () => setReported(true) }
  const refused = invite.data && { ...report, ...invite.data, isReported }
  if (decline.isSuccess && refused) return <Declined {...refused} />
  // A block takes what was written from the account, and the link remains.
  if (block.isSuccess && refused) return <Blocked {...refused} id={null} />
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

  const { inviter, purpose, kind, id, mailed } = invite.data
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
          ? `Squash is a mediator. You read ${inviter}’s side in calm words, write yours, and get a suggestion that is fair to both.`
          : `${inviter} has taken a side, and asks you to take the other. Once you have answered, everybody who is signed in can vote for seven days.`}
      </p>
      <WhatHappens kind={kind} inviter={inviter} />
      <InviteActions token={token} target={target} />
      {mailed ? (
        <>
          <Button variant="bare" className="mt-2 w-full" onClick={() => setAsking('decline')}>
            No, thank you
          </Button>
          <Unwanted {...report} inviter={inviter} kind={kind} id={id} onBlock={() => setAsking('block')} />
        </>
      ) : (
        <PassedOn inviter={inviter} />
      )}
      <DeclineDialog
        kind={kind}
        inviter={inviter}
        open={mailed && asking === 'decline'}
        onClose={close}
        onDecline={() => decline.mutate(input, { onSettled: close })}
        busy={decline.isPending}
      />
      <BlockInviter
        inviter={inviter}
        open={asking === 'block'}
        onClose={close}
        onBlock={(choice) => block.mutate({ ...input, ...choice }, { onSettled: close })}
        busy={block.isPending}
      />
    </FocusFrame>
  )
}
