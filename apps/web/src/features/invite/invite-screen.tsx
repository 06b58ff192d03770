import type { InviteKind } from '@squash/contract/values'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { handOverAnswer } from '../../lib/invites/answer-drafts.ts'
import { DeclineDialog, useDecline } from '../../lib/invites/decline-invite.tsx'
import { LoadFailed } from '../../lib/loaded.tsx'
import { api, queryClient } from '../../lib/query.ts'
import { useSession, useUserId } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { toast } from '../../ui/toast.ts'
import { Blocked, Declined, InviteGone, InviteSkeleton } from './ends.tsx'
import { CalmMessage, InviteActions, OtherAddress, OwnInvite, WhatHappens } from './parts.tsx'
import { BlockInviter, ReportOrBlock } from './report-or-block.tsx'

/** The target of an invite mail: who is inviting, what it is about, how an answer is used, and every way to refuse. */
export function InviteScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const session = useSession()
  const input = { token }
  const invite = useQuery(
    api.invites.get_invite.queryOptions({
      input,
      // The answer depends on who is signed in.
      queryKey: [...api.invites.get_invite.queryKey({ input }), session.status],
    }),
  )
  // The email's decline link leads here and still asks for confirmation, because mail programs prefetch links.
  const [asking, setAsking] = useState<'decline' | 'block' | null>(query.get('answer') === 'decline' ? 'decline' : null)
  const [isReported, setReported] = useState(false)
  const { decline, block } = useAnswers()
  const close = () => setAsking(null)

  const report = { token, onReported: () => setReported(true) }
  const refused = invite.data && { ...report, ...invite.data, isReported }
  if (decline.isSuccess && refused) return <Declined {...refused} />
  // After a block, the account can no longer open the text, so a report is filed through the link instead.
  if (block.isSuccess && refused) return <Blocked {...refused} id={null} />
  if (invite.isPending) return <InviteSkeleton />
  if (hasCode(invite.error, 'invite.corrected')) return <Corrected token={token} />
  if (hasCode(invite.error, 'invite.not_found') || hasCode(invite.error, 'request.invalid')) return <InviteGone />
  if (invite.isError)
    return (
      <FocusFrame title="You have an invite">
        <LoadFailed query={invite} />
      </FocusFrame>
    )

  const { inviter, purpose, kind, id, mailed, own, email } = invite.data
  // Not for creators who try their own shared link: they have their own page for the rest.
  const mayRefuse = mailed || !own
  if (id !== null && query.has('accept')) return <Accepted token={token} kind={kind} id={id} />
  return (
    <FocusFrame
      title={`${inviter} would like to ${kind === 'conflict' ? 'sort something out' : 'debate something'} with you`}
    >
      {mayRefuse && id === null && session.status === 'signed-in' && (
        <OtherAddress inviter={inviter} email={session.user.email} />
      )}
      <blockquote className="outlined rounded-card bg-tangerine-soft p-5">
        <p className="eyebrow">{kind === 'conflict' ? 'It’s about' : 'The debate'}</p>
        <p className="mt-1 font-display text-2xl font-extrabold leading-tight tracking-tight">{purpose}</p>
      </blockquote>
      {kind === 'conflict' && <CalmMessage token={token} inviter={inviter} />}
      <p className="mt-5">
        {kind === 'conflict'
          ? `Squash is an AI mediator. You read ${inviter}’s side in calm words, write yours, and get a suggestion that’s fair to both of you.`
          : `${inviter} has taken a side and invites you to take the other. Once you’ve answered, anyone who’s signed in can vote for seven days.`}
      </p>
      <WhatHappens kind={kind} inviter={inviter} />
      {mayRefuse ? (
        <>
          <InviteActions token={token} kind={kind} inviter={inviter} isInvited={id !== null} email={email} />
          <Button variant="bare" className="mt-2 w-full" onClick={() => setAsking('decline')}>
            No, thank you
          </Button>
          <ReportOrBlock
            {...report}
            inviter={inviter}
            kind={kind}
            id={id}
            onBlock={mailed || session.status === 'signed-in' ? () => setAsking('block') : null}
          />
        </>
      ) : (
        <OwnInvite />
      )}
      <DeclineDialog
        kind={kind}
        inviter={inviter}
        open={mayRefuse && asking === 'decline'}
        onClose={close}
        onDecline={() => decline.mutate(input, { onSettled: close })}
        busy={decline.isPending}
      />
      <BlockInviter
        inviter={inviter}
        isInvited={mailed || id !== null}
        open={asking === 'block'}
        onClose={close}
        onBlock={(choice) => block.mutate({ ...input, ...choice }, { onSettled: close })}
        busy={block.isPending}
      />
    </FocusFrame>
  )
}

/** For the reader of a mail whose invite now goes to another address: they may report it and block the sender. */
function Corrected({ token }: { token: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const { block } = useAnswers()
  const report = {
    token,
    inviter: 'the sender',
    kind: 'conflict',
    id: null,
    onReported: () => setReported(true),
  } as const
  if (block.isSuccess) return <Blocked {...report} title="The sender is blocked" isReported={isReported} />
  return (
    <FocusFrame title="This invite isn’t for you any more">
      <p>
        The sender has corrected the address: the invite came to you by mistake, and has gone to someone else. There’s
        nothing left to read or answer here.
      </p>
      <ReportOrBlock {...report} isAnswerable={false} onBlock={() => setAsking(true)} />
      <BlockInviter
        inviter="the sender"
        isInvited
        open={isAsking}
        onClose={() => setAsking(false)}
        onBlock={(choice) => block.mutate({ token, ...choice }, { onSettled: () => setAsking(false) })}
        busy={block.isPending}
      />
    </FocusFrame>
  )
}

type AcceptedProps = { token: string; kind: InviteKind; id: string }

/** Opens what the signed-in user is invited to, together with the answer they may have written before signing in. */
function Accepted({ token, kind, id }: AcceptedProps) {
  const navigate = useNavigate()
  const user = useUserId()
  useEffect(() => {
    if (kind === 'conflict') handOverAnswer(token, user, id)
    void navigate(kind === 'conflict' ? `/conflict/${id}` : `/debates/respond/${id}`, { replace: true })
  }, [token, kind, id, user, navigate])
  return <InviteSkeleton />
}

const onError = (error: Error) => toast.error(errorMessage(error))

/**
 * The two ways to refuse an invite: decline it or block the inviter. A failure shows the reason and changes nothing.
 */
function useAnswers() {
  const decline = useDecline()
  const block = useMutation(
    api.invites.block_inviter.mutationOptions({
      onError,
      // For a signed-in user, the invite is removed from their lists and the inviter added to their blocks.
      onSuccess: () =>
        void Promise.all(
          [api.blocks.key(), api.conflicts.get_my_conflicts.key(), api.debates.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
          ),
        ),
    }),
  )
  return { decline, block }
}
