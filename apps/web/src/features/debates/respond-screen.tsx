import type { Debate } from '@squash/contract/debates'
import { LIMITS, TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { DEBATE_DAYS } from '@squash/rules/debates/answer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Navigate, useParams } from 'react-router'
import { useAttempts } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { useDraft } from '../../lib/drafts.ts'
import { toastFailure } from '../../lib/failure.tsx'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { LeaveFor, useRedirect } from '../../lib/redirects.tsx'
import { ScreenedSend } from '../../lib/safety/screened-send.tsx'
import { type SentText, useSafety } from '../../lib/safety/use-safety.ts'
import { isUuid } from '../../lib/uuid.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { DebateNotFound, DebateSkeleton, InvalidDebateId, LoadFailed } from './debate-states.tsx'
import { DebaterName, sidesOf } from './parts.tsx'
import { inviteTo } from './pending-note.tsx'
import { debateOptions, refreshDebateLists, responseFailure, useDebate } from './queries.ts'

/** /debates/respond/{debateId}: the invited user takes the other side. */
export function RespondScreen() {
  const { debateId = '' } = useParams()
  return isUuid(debateId) ? <OneInvite key={debateId} id={debateId} /> : <InvalidDebateId />
}

function OneInvite({ id }: { id: string }) {
  const { data: debate, refetch, isFetching } = useDebate(id)
  const response = useRespond(id)
  const declining = useDeclineInvite(() => null)
  if (response.submit.isSuccess) return <Sent />
  if (debate === null) return <DebateNotFound />
  if (!debate) return isFetching ? <DebateSkeleton /> : <LoadFailed onRetry={() => void refetch()} />
  // The debate's own page says why it closed.
  if (debate.closed_reason === 'declined' && debate.viewer_role === 'opponent')
    return <Navigate to={`/debates/${id}`} replace />
  const obstacle = obstacleTo(debate)
  if (obstacle) return <LeaveFor to="/debates" reason={obstacle} />
  return (
    <>
      <RespondForm debate={debate} response={response} onDecline={() => declining.ask(inviteTo(debate))} />
      {declining.dialog}
    </>
  )
}

/** Why the viewer can't respond here; null if they are the invited user and in time. */
function obstacleTo({ viewer_role, can }: Debate): string | null {
  if (viewer_role !== 'opponent') return debateMessages.notAuthorized
  return can.respond ? null : debateMessages.notPending
}

/** Shown briefly after responding, before the list. */
function Sent() {
  useRedirect('/debates', TIMING.afterDebate)
  return (
    <div role="status" className="column max-w-2xl py-12">
      <EmptyState heading="h1" title="The floor is open">
        Your debate is open for votes. Taking you back to the debates…
      </EmptyState>
    </div>
  )
}

type RespondFormProps = { debate: Debate; response: DebateResponse; onDecline: () => void }

/** The creator's argument, the remaining side, and a field for the argument for it. */
function RespondForm({ debate, response, onDecline }: RespondFormProps) {
  const { draft, setDraft, safety, submit } = response
  const argument = draft.trim()
  const problems = useProblems({
    argument: argument === '' ? debateMessages.argumentRequired : tooMany(argument, LIMITS.debatePosition),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending) return
    if (problems.check()) submit.mutate({ text: argument })
    else if (argument === '') toast.error(debateMessages.argumentRequired)
  }
  return (
    <Page
      title={debate.title}
      documentTitle="Respond to a debate"
      eyebrow="You’re invited to take a side"
      back={{ to: '/debates', label: 'Debates' }}
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TheirSide debate={debate} />
        <form noValidate onSubmit={send}>
          <Card tone="party2" className="flex flex-col gap-5">
            <div>
              <p className="eyebrow text-ink/75">Your side</p>
              <h2 className="mt-1 text-2xl wrap-anywhere">{debate.opponent_side}</h2>
            </div>
            <TextArea
              {...problems.field('argument')}
              label="Your argument"
              hint="Anyone who’s signed in can read it. Leave out anything private."
              max={LIMITS.debatePosition}
              rows={6}
              value={draft}
              disabled={submit.isPending}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Guidelines />
            <ScreenedSend
              safety={safety}
              busy={submit.isPending}
              onSendAsItIs={() => submit.mutate({ text: argument, safety_acknowledged: true })}
              focusWords={() => problems.focus('argument')}
              onDelete={() => setDraft('')}
            >
              <div className="flex justify-end gap-3">
                <LinkButton to="/debates">Not now</LinkButton>
                <Button type="submit" variant="primary" busy={submit.isPending} className="flex-1 sm:flex-none">
                  Submit my argument
                </Button>
              </div>
            </ScreenedSend>
            <Button variant="bare" size="small" className="-ml-4 self-start" onClick={onDecline}>
              Decline this invite
            </Button>
          </Card>
        </form>
      </div>
    </Page>
  )
}

function Guidelines() {
  return (
    <section className="outlined rounded-control bg-card px-4 py-3">
      <h3 className="text-lg">What happens next</h3>
      <p className="mt-1">
        Once you’ve responded, the debate is active for {DEBATE_DAYS} days. The community votes, and the side with the
        most votes wins. Argue about the question, not the person.
      </p>
    </section>
  )
}

/** The creator's claim and argument. */
function TheirSide({ debate }: { debate: Debate }) {
  const { person, claim, position, tone } = sidesOf(debate).creator
  return (
    <Card as="section" tone={tone} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatar_url} />
        <div className="min-w-0">
          <p className="eyebrow text-ink/75">Their side</p>
          <p className="font-bold leading-snug wrap-anywhere">
            <DebaterName person={person} />
          </p>
        </div>
      </div>
      <h2 className="text-2xl wrap-anywhere">{claim}</h2>
      {position !== null && <blockquote className="whitespace-pre-line wrap-anywhere">{position}</blockquote>}
    </Card>
  )
}

/** The argument of the invited user: a draft until it is sent, kept when sending fails. */
function useRespond(id: string) {
  const queries = useQueryClient()
  const [draft, setDraft, clear] = useDraft(`debate-response:${id}`)
  const safety = useSafety(draft)
  const attempts = useAttempts()
  const submit = useMutation({
    mutationFn: ({ text, safety_acknowledged = false }: SentText) => {
      const input = { p_debate_id: id, p_position: text, safety_acknowledged }
      return client.debates.respond_to_debate_invite(input, attempts.optionsFor(input))
    },
    onSuccess: () => {
      clear()
      toast.success(debateMessages.responded)
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
      refreshDebateLists(queries)
    },
    onError: (error) => {
      attempts.noteFailure(error)
      if (!safety.catches(error)) toastFailure(responseFailure(error))
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
    },
  })
  return { draft, setDraft, safety, submit }
}

type DebateResponse = ReturnType<typeof useRespond>
