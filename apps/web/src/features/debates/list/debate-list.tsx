import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect } from 'react'
import { errorMessage } from '../../../lib/api-error.ts'
import { ShowMore } from '../../../lib/show-more.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDebateList } from '../data/use-debate-list.ts'
import { DebateCard } from './debate-card.tsx'
import { DebateListSkeleton } from './debate-list-skeleton.tsx'
import { EmptyDebates } from './empty-debates.tsx'
import type { Tab } from './tab-of.ts'

/** One list, in whichever state it is: loading, failed, empty, or there with a way to more. */
export function DebateList({ tab }: { tab: Tab }) {
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
          <DebateCard key={debate.id} debate={debate} />
        ))}
      </ul>
      <ShowMore query={list} />
    </>
  )
}
