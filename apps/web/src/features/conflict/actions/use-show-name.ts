import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../ui/toast.ts'
import { failureMessage } from './failure-message.ts'
import { conflictKey } from './use-conflict.ts'

/** Changes whether the viewer's name stands beside the public ruling. */
export function useShowName(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ shown }: { shown: boolean }) => client.conflicts.set_ruling_name_shown({ p_conflict_id: id, shown }),
    onError: (error) => toast.error(failureMessage(error, 'Your choice was not saved. Please try again.')),
    // Until the conflict was looked at again, the switch shows the choice and not what it was before.
    onSettled: () => queries.invalidateQueries({ queryKey: conflictKey(id) }),
  })
}
