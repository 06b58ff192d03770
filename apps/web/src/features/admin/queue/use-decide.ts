import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'

type Verdict = Parameters<typeof client.reports.decide_report>[0]

/** Gives a verdict. What it changes (a hidden ruling, a closed conflict) is looked at again wherever it is shown. */
export function useDecide(onDecided: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (verdict: Verdict) => client.reports.decide_report(verdict),
    onSuccess: () => {
      toast.success('Decided.')
      onDecided()
      return queries.invalidateQueries()
    },
    // Somebody else may have decided it in the meantime.
    onError: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
}
