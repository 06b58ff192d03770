import { conflictMessages } from '@squash/contract/messages/conflict'
import { useParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { isUuid } from '../../lib/uuid.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useConflict } from './actions/use-conflict.ts'
import { useDeleteConflict } from './actions/use-delete-conflict.ts'
import { ConflictDeleted } from './parts/conflict-deleted.tsx'
import { ConflictNotFound } from './parts/conflict-not-found.tsx'
import { ConflictSkeleton } from './parts/conflict-skeleton.tsx'
import { ConflictTable } from './parts/conflict-table.tsx'
import { InvalidConflictId } from './parts/invalid-conflict-id.tsx'

/** /conflict/{conflictId}, and /resolution/{resolutionId}, which shows the same (spec core-flow §2). */
export function ConflictScreen() {
  const { conflictId, resolutionId } = useParams()
  const id = conflictId ?? resolutionId ?? ''
  return isUuid(id) ? <OneConflict key={id} id={id} /> : <InvalidConflictId />
}

function OneConflict({ id }: { id: string }) {
  const deletion = useDeleteConflict(id)
  const { data: conflict, error, refetch, isFetching } = useConflict(id, !deletion.isSuccess)

  if (deletion.isSuccess) return <ConflictDeleted />
  if (hasCode(error, 'conflict.not_found')) return <ConflictNotFound />
  if (conflict) {
    return <ConflictTable conflict={conflict} onDelete={() => deletion.mutate()} isDeleting={deletion.isPending} />
  }
  if (error === null) return <ConflictSkeleton />
  return (
    <div className="column max-w-2xl py-12">
      <ErrorState
        title={conflictMessages.loadFailed}
        message={`Your words are safe. ${errorMessage(error)}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  )
}
