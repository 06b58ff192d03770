import type { Debate } from '@squash/contract/debates'
import { debateMessages } from '@squash/contract/messages/debate'
import type { DebateStatus as Status } from '@squash/contract/values'
import { useNavigate, useParams } from 'react-router'
import { HiddenNotice } from '../../lib/moderation/moderated-text.tsx'
import { MoreMenu } from '../../lib/moderation/more-menu.tsx'
import type { OtherPerson, Reportable } from '../../lib/moderation/subject.ts'
import { shortNameOf } from '../../lib/people/names.tsx'
import { copyLink } from '../../lib/share-link.tsx'
import { isUuid } from '../../lib/uuid.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import type { Tone } from '../../ui/tone.ts'
import { DebateNotFound, DebateSkeleton, InvalidDebateId, LoadFailed } from './debate-states.tsx'
import { sidesOf, TimeLeft, VoteBar } from './parts.tsx'
import { PendingNote } from './pending-note.tsx'
import { useDebate, useVote } from './queries.ts'
import { Outcome, SideCard } from './side-card.tsx'

/** /debates/{debateId}. */
export function DebateScreen() {
  const { debateId = '' } = useParams()
  return isUuid(debateId) ? <OneDebate key={debateId} id={debateId} /> : <InvalidDebateId />
}

function OneDebate({ id }: { id: string }) {
  const { data: debate, refetch, isFetching } = useDebate(id)
  if (debate) return <DebateView debate={debate} />
  if (debate === null) return <DebateNotFound />
  return isFetching ? <DebateSkeleton /> : <LoadFailed onRetry={() => void refetch()} />
}

/** The question, the votes, and both sides with the viewer's possible actions. */
function DebateView({ debate }: { debate: Debate }) {
  const { creator, opponent } = sidesOf(debate)
  const vote = useVote(debate.id)
  const isPublic = debate.status === 'active' || debate.status === 'complete'
  const { reportables, people } = reportablesOf(debate)
  const navigate = useNavigate()
  return (
    <Page
      title={debate.title}
      eyebrow={debate.is_hidden ? 'Debate' : 'Public debate'}
      back={{ to: '/debates', label: 'Debates' }}
      lead={
        <>
          <DebateStatus debate={debate} />
          {!isSuspended(debate) && <TimeLeft debate={debate} />}
        </>
      }
      corner={
        reportables.length > 0 && (
          <MoreMenu
            about="this debate"
            reportables={reportables}
            people={people}
            // Blocking the sender removes an unanswered invite.
            onBlocked={() => debate.can.respond && navigate('/debates')}
          />
        )
      }
      actions={isPublic && !debate.is_hidden && <ShareButton />}
    >
      {debate.is_hidden && debate.viewer_role !== null && (
        <div className="mb-6">
          <HiddenNotice>Right now, only the two of you can see this debate.</HiddenNotice>
        </div>
      )}
      {isPublic ? (
        <section aria-label="Votes" className="mb-6">
          <Outcome debate={debate} />
          <VoteBar debate={debate} size="large" />
        </section>
      ) : (
        <PendingNote debate={debate} />
      )}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {[creator, opponent].map((side) => (
          <SideCard
            key={side.key}
            side={side}
            isUnanswered={debate.status === 'pending'}
            canVote={debate.can.vote}
            isVoting={vote.isPending}
            onVote={() => side.person.id !== null && vote.mutate(side.person.id)}
          />
        ))}
      </div>
      <VoteNote debate={debate} />
    </Page>
  )
}

const LABELS: Record<Status, { label: string; tone: Tone }> = {
  pending: { label: 'WAITING FOR AN ANSWER', tone: 'plain' },
  active: { label: 'OPEN FOR VOTES', tone: 'mediator' },
  complete: { label: 'COMPLETED', tone: 'plum' },
  expired: { label: 'CLOSED', tone: 'plain' },
}

/** Whether it is hidden while open for votes: nobody else can see it or vote on it, but its time keeps running. */
const isSuspended = ({ is_hidden, status }: Debate): boolean => is_hidden && status === 'active'

const HIDDEN: (typeof LABELS)[Status] = { label: 'HIDDEN RIGHT NOW', tone: 'plain' }

function DebateStatus({ debate }: { debate: Debate }) {
  const { label, tone } = isSuspended(debate) ? HIDDEN : LABELS[debate.status]
  return (
    <StatusBadge tone={tone}>
      <span className="text-ink">{label}</span>
    </StatusBadge>
  )
}

/** Copies this page's URL. */
const ShareButton = () => <Button onClick={() => void copyLink(location.origin + location.pathname)}>Share</Button>

/** One line under the two sides: why the viewer can't vote, or that a vote can be changed. */
function VoteNote({ debate }: { debate: Debate }) {
  if (debate.status !== 'active') return null
  const text = debate.viewer_role !== null ? `${debateMessages.ownDebate}.` : noteForVoters(debate)
  return text === null ? null : <p className="mt-4 text-center text-sm text-muted">{text}</p>
}

function noteForVoters({ can, user_vote_for_id }: Debate): string | null {
  if (!can.vote) return 'Voting has ended.'
  return user_vote_for_id === null
    ? 'You can change your vote while the debate is open.'
    : 'Changed your mind? Vote for the other side.'
}

/** The sides that the viewer can report, and their debaters; never the viewer's own side. */
function reportablesOf(debate: Debate): { reportables: readonly Reportable[]; people: readonly OtherPerson[] } {
  const { creator, opponent } = sidesOf(debate)
  const others = [creator, opponent].flatMap(({ key, person, position }) =>
    key === debate.viewer_role || person.id === null || position === null
      ? []
      : [{ side: key, person: { id: person.id, name: shortNameOf(person.name) } }],
  )
  return {
    reportables: others.map(({ side, person }) => ({
      kind: 'debate',
      id: debate.id,
      side,
      what: `what ${person.name} argues`,
      person,
    })),
    people: others.map(({ person }) => person),
  }
}
