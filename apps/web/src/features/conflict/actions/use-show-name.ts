import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { toastFailure } from '../../../lib/failure.ts'
import { commandFailure } from './command-failure.ts'
import { conflictKey } from './use-conflict.ts'

/** Changes whether the viewer's name stands beside the public ruling. */
export function useShowName(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ shown }: { shown: boolean }) => client.conflicts.set_ruling_name_shown({ p_conflict_id: id, shown }),
    onError: (error) => toastFailure(commandFailure(error, 'Your choice wasn’t saved.')),
    // Until the conflict was looked at again, the switch shows the choice and not what it was before.
    onSettled: () => queries.invalidateQueries({ queryKey: conflictKey(id) }),
  })
}
