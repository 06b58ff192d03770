import { MESSAGES } from '@squash/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'
import { failureMessage } from './failure-message.ts'
import { conflictKey } from './use-conflict.ts'

/** Takes back a conflict that nobody has answered. */
export function useDeleteConflict(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.conflicts.delete_conflict({ p_conflict_id: id }),
    onSuccess: () => {
      toast.success(MESSAGES.conflict.deleted)
      void queries.invalidateQueries({ queryKey: api.conflicts.get_my_conflicts.key() })
      void queries.invalidateQueries({ queryKey: api.conflicts.get_dashboard.key() })
    },
    onError: (error) => {
      toast.error(failureMessage(error, MESSAGES.conflict.deleteFailed))
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
    },
  })
}
