import { TIMING } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import { refreshLists } from '../../lib/conflicts/lists.ts'
import { toastFailure } from '../../lib/failure.tsx'
import { LeaveFor, Missing, useRedirect } from '../../lib/redirects.tsx'
import { isUuid } from '../../lib/uuid.ts'
import { useHoldTour } from '../../ui/hold-tour.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { ConflictTable } from './conflict-table.tsx'
import { commandFailure, conflictKey, useConflict } from './queries.ts'

/** /conflict/{conflictId}, and its alias /resolution/{resolutionId}. */
export function ConflictScreen() {
  const { conflictId, resolutionId } = useParams()
  const id = conflictId ?? resolutionId ?? ''
  // Someone who was invited learns here how it works, and the tour would cover what they came for.
  useHoldTour()
  return isUuid(id) ? (
    <OneConflict key={id} id={id} />
  ) : (
    <LeaveFor to="/dashboard" reason={conflictMessages.invalidId} />
  )
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

/** Shown briefly after deleting a conflict, before the dashboard. */
function ConflictDeleted() {
  useRedirect('/dashboard', TIMING.afterDelete)
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState heading="h1" title="Gone">
        This conflict has been deleted. Taking you back to the dashboard…
      </EmptyState>
    </div>
  )
}

const ConflictNotFound = () => (
  <Missing
    title="CONFLICT NOT FOUND"
    announcement={conflictMessages.notFound}
    back={{ to: '/dashboard', label: 'Back to home' }}
  >
    It may have been deleted, or you’re not part of it. We’ll take you back in a few seconds.
  </Missing>
)

/** The skeleton of a conflict while it loads, in the same dimensions. */
function ConflictSkeleton() {
  return (
    <Loading label="Loading the conflict…" className="column pt-6 pb-16 sm:pt-8">
      <Skeleton className="mt-2.5 h-6 w-28" />
      <Skeleton className="mt-4 h-10 w-full max-w-md" />
      <Skeleton className="mt-3 h-7 w-64" />
      <Skeleton className="mt-7 h-16 w-full sm:h-8" />
      <div className="mt-14 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-56 rounded-card md:col-span-2" />
      </div>
    </Loading>
  )
}

/** Deletes a conflict that has no answer yet. */
function useDeleteConflict(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.conflicts.delete_conflict({ p_conflict_id: id }),
    onSuccess: () => {
      toast.success(conflictMessages.deleted)
      refreshLists(queries)
    },
    onError: (error) => {
      toastFailure(commandFailure(error, conflictMessages.deleteFailed))
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
    },
  })
}
