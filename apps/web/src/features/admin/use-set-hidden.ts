import type { HideableKind } from '@squash/contract/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { api } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

type Hiding = { kind: HideableKind; id: string; hidden: boolean }

/** Hides something from everyone, or shows it again, and refetches everything that may display it. */
export function useSetHidden(onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hiding: Hiding) => api.reports.set_hidden.call(hiding),
    onSuccess: (_, { hidden }) => {
      toast.success(hidden ? 'It’s hidden now.' : 'It’s visible again.')
      onDone()
      return queries.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
