import type { HideableKind } from '@squash/contract/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { api } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

type Hiding = { kind: HideableKind; id: string; hidden: boolean }

/** Takes something out of everybody's sight, or puts it back; wherever it is shown is looked at again. */
export function useSetHidden(onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hiding: Hiding) => api.reports.set_hidden.call(hiding),
    onSuccess: (_, { hidden }) => {
      toast.success(hidden ? 'It is hidden.' : 'It can be seen again.')
      onDone()
      return queries.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
