import type { Conflict } from '@squash/contract/conflicts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../../lib/conflicts/refresh-lists.ts'
import { toastFailure } from '../../../lib/failure.ts'
import { commandFailure } from './command-failure.ts'
import { conflictKey } from './use-conflict.ts'

type Command<Variables> = {
  send: (variables: Variables) => Promise<Conflict>
  done: (variables: Variables) => void
  /** What to say when it failed and the server gave no reason of its own. */
  failed: string
  /** Tells of a failure in another way than by a toast. @returns whether it did */
  catches?: (error: unknown) => boolean
}

/**
 * One command on a conflict. The answer is the new truth and shows at once; a refusal says why, and looks again, because
 * then somebody else has moved the conflict on.
 */
export function useCommand<Variables>(id: string, { send, done, failed, catches }: Command<Variables>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (conflict, variables) => {
      // An older look that is still on its way must not paint over the answer.
      await queries.cancelQueries({ queryKey: conflictKey(id) })
      queries.setQueryData(conflictKey(id), conflict)
      // The other person may have moved on while the answer was on its way, and the look that told so was just cancelled.
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
      refreshLists(queries)
      done(variables)
    },
    onError: (error) => {
      if (!catches?.(error)) toastFailure(commandFailure(error, failed))
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
    },
  })
}
