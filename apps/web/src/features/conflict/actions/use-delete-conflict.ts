import { conflictMessages } from '@squash/contract/messages/conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { refreshLists } from '../../../lib/conflicts/refresh-lists.ts'
import { toastFailure } from '../../../lib/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { commandFailure } from './command-failure.ts'
import { conflictKey } from './use-conflict.ts'

/** Takes back a conflict that nobody has answered. */
export function useDeleteConflict(id: string) {
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
