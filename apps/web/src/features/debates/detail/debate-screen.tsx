import { useParams } from 'react-router'
import { isUuid } from '../../../lib/uuid.ts'
import { useDebate } from '../data/use-debate.ts'
import { DebateNotFound } from '../parts/debate-not-found.tsx'
import { DebateSkeleton } from '../parts/debate-skeleton.tsx'
import { InvalidDebateId } from '../parts/invalid-debate-id.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { DebateView } from './debate-view.tsx'

/** /debates/{debateId} (community §2). */
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
