import type { Debate } from '@squash/contract/debates'
import { useNavigate } from 'react-router'
import { HiddenNotice } from '../../../lib/moderation/hidden-notice.tsx'
import { MoreMenu } from '../../../lib/moderation/more-menu.tsx'
import { Page } from '../../../ui/page.tsx'
import { useVote } from '../data/use-vote.ts'
import { TimeLeft } from '../parts/time-left.tsx'
import { VoteBar } from '../parts/vote-bar.tsx'
import { reportablesOf } from '../reportables.ts'
import { sidesOf } from '../sides.ts'
import { DebateStatus } from './debate-status.tsx'
import { Outcome } from './outcome.tsx'
import { PendingNote } from './pending-note.tsx'
import { ShareButton } from './share-button.tsx'
import { SideCard } from './side-card.tsx'
import { VoteNote } from './vote-note.tsx'

/** The question, the votes, and both sides with what there is to do. */
export function DebateView({ debate }: { debate: Debate }) {
  const { creator, opponent } = sidesOf(debate)
  const vote = useVote(debate.id)
  const isPublic = debate.status === 'active' || debate.status === 'complete'
  const { reportables, people } = reportablesOf(debate)
  const navigate = useNavigate()
  return (
    <Page
      title={debate.title}
      eyebrow="Public debate"
      back={{ to: '/debates', label: 'Debates' }}
      lead={
        <>
          <DebateStatus status={debate.status} />
          <TimeLeft debate={debate} />
        </>
      }
      corner={
        reportables.length > 0 && (
          <MoreMenu
            about="this debate"
            reportables={reportables}
            people={people}
            // An invite that is not answered goes with its sender.
            onBlocked={() => debate.can.respond && navigate('/debates')}
          />
        )
      }
      actions={isPublic && !debate.is_hidden && <ShareButton />}
    >
      {debate.is_hidden && debate.viewer_role !== null && (
        <div className="mb-6">
          <HiddenNotice>At present only the two of you see this debate.</HiddenNotice>
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
