import type { Conflict } from '@squash/contract/conflicts'
import { isMediatorAtWork } from '@squash/rules/conflicts/turn'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { refreshLists } from '../../lib/conflicts/lists.ts'
import { type Failure, failureOf, toastFailure } from '../../lib/failure.tsx'
import { useLiveEvents } from '../../lib/live.ts'
import { api } from '../../lib/query.ts'

/** How often to refetch while the mediator works, in milliseconds, in case a live event is lost. */
const SAFETY_NET = 4000

const optionsOf = (id: string) => api.conflicts.get_conflict.queryOptions({ input: { p_conflict_id: id } })

/** The conflict as the viewer sees it, refetched after each live event, on focus, and while the mediator works. */
export function useConflict(id: string, isWanted: boolean) {
  const queries = useQueryClient()
  useLiveEvents(({ event, data }) => {
    if (event === 'conflict.changed' && data.conflict_id === id)
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
  })
  return useQuery({
    ...optionsOf(id),
    enabled: isWanted,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isMediatorAtWork(state.data.phase) ? SAFETY_NET : false),
  })
}

export const conflictKey = (id: string) => optionsOf(id).queryKey

type Command<Variables> = {
  send: (variables: Variables) => Promise<Conflict>
  done: (variables: Variables) => void
  /** The message if it failed and the server gave no reason. */
  failed: string
  /** Shows a failure some other way than as a toast. @returns whether it did */
  catches?: (error: unknown) => boolean
}

/**
 * One command on a conflict. Its answer replaces the cached conflict. A refusal is shown and followed by a refetch, because
 * the other party has usually moved the conflict on.
 */
export function useCommand<Variables>(id: string, { send, done, failed, catches }: Command<Variables>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (conflict, variables) => {
      // An older response still in flight must not overwrite this answer.
      await queries.cancelQueries({ queryKey: conflictKey(id) })
      queries.setQueryData(conflictKey(id), conflict)
      // The other party may have acted in the meantime, and the refetch that would have shown that was just cancelled.
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

/**
 * The message for a failed command on a conflict. If it came too late, the message says so, and the screen shows what
 * is next.
 */
export function commandFailure(error: unknown, otherwise: string): Failure {
  const cameTooLate = hasCode(error, 'conflict.wrong_phase') || hasCode(error, 'conflict.already_answered')
  return cameTooLate
    ? { text: errorMessage(error, otherwise), more: 'Something changed while this page was open. It’s up to date now.' }
    : failureOf(error, otherwise)
}
