import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect, useRef } from 'react'
import { errorMessage } from '../../../lib/api-error.ts'
import { useDeclineInvite } from '../../../lib/invites/use-decline-invite.tsx'
import { ShowMore } from '../../../lib/show-more.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDebateList } from '../data/use-debate-list.ts'
import { inviteTo } from '../invite-to.ts'
import { DebateCard } from './debate-card.tsx'
import { DebateListSkeleton } from './debate-list-skeleton.tsx'
import { EmptyDebates } from './empty-debates.tsx'
import type { Tab } from './tab-of.ts'

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

/** One list, in whichever state it is: loading, failed, empty, or there with a way to more. */
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
