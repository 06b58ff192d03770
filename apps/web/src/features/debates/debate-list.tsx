import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect, useRef } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { ShowMore } from '../../lib/loaded.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { DebateCard } from './debate-card.tsx'
import { inviteTo } from './pending-note.tsx'
import { type Tab, useDebateList } from './queries.ts'

/** A list of debates, and the dialog with which the user declines one of its invites. */
export function DebateList({ tab }: { tab: Tab }) {
  const list = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => list.current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that gets the focus, not a set of fields
    <div ref={list} role="group" aria-label={LABELS[tab]} tabIndex={-1} className="rounded-card">
      <Cards tab={tab} onDecline={declining.ask} />
      {declining.dialog}
    </div>
  )
}

const LABELS: Record<Tab, string> = {
  active: 'Active debates',
  invites: 'Debate invites',
  completed: 'Completed debates',
}

type CardsProps = { tab: Tab; onDecline: ReturnType<typeof useDeclineInvite>['ask'] }

/** One list: loading, failed, empty, or loaded with a button for more. */
function Cards({ tab, onDecline }: CardsProps) {
  const list = useDebateList(tab)
  const hasFailed = list.error !== null && !list.data
  useEffect(() => {
    if (hasFailed) toast.error(debateMessages.listFailed)
  }, [hasFailed])
  if (!list.data) {
    return list.error === null ? (
      <DebateListSkeleton />
    ) : (
      <ErrorState
        title={debateMessages.listFailed}
        message={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const debates = list.data.pages.flat()
  if (debates.length === 0) return <EmptyDebates tab={tab} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {debates.map((debate) => (
          <DebateCard key={debate.id} debate={debate} onDecline={() => onDecline(inviteTo(debate))} />
        ))}
      </ul>
      <ShowMore query={list} />
    </>
  )
}

const WORDS: Record<Tab, { title: string; text: string }> = {
  active: {
    title: 'Nobody is arguing',
    text: 'No debates are open for votes. Pick a question you disagree on, and invite someone to take the other side.',
  },
  invites: {
    title: 'No open invites',
    text: 'Debates you start, or are invited to, wait here until they’re answered.',
  },
  completed: { title: 'No crowns yet', text: 'After seven days of voting, the outcome appears here.' },
}

/** The empty state of a list: what that means, and what to do next. */
function EmptyDebates({ tab }: { tab: Tab }) {
  const { title, text } = WORDS[tab]
  return (
    <EmptyState title={title} action={<StartDebate className="max-md:tall:hidden" />}>
      {text}
    </EmptyState>
  )
}

/** A link that starts a new debate. */
export function StartDebate({ className = '' }: { className?: string }) {
  return (
    <LinkButton to="/new-debate" variant="primary" className={className}>
      <span aria-hidden="true">+</span> Start a new debate
    </LinkButton>
  )
}

/** Four skeleton cards, as tall as the real ones. */
function DebateListSkeleton() {
  return (
    <Loading label="Loading debates…" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-66 rounded-card" />
      ))}
    </Loading>
  )
}
