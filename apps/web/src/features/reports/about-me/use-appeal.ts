import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'
import { noteHint } from '../../../lib/safety/hint-after-sending.tsx'
import type { Sending } from '../../../lib/safety/sending.ts'
import { toast } from '../../../ui/toast.ts'

type Appealing = { onSent: () => void; catches: (error: unknown) => boolean }

/** Objects to a decision. A failure that is not the safety screen's stays with the form, as `error`. */
export function useAppeal(id: string, { onSent, catches }: Appealing) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sending: Sending) => api.reports.appeal_report.call({ id, ...sending }),
    onSuccess: (appealed) => {
      noteHint('reports', appealed.safety)
      toast.success('Your appeal is in. Somebody looks at it again.')
      onSent()
    },
    onError: (error) => void catches(error),
    onSettled: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
}
