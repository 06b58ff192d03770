import type { ReportCategory } from '@squash/contract/values'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../query.ts'
import type { Reportable } from './subject.ts'

export type Said = { category: ReportCategory; reason: string }

/** Files a report about this. */
export function useReport({ kind, id, side }: Reportable) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => api.reports.report_content.call({ kind, id, ...(side && { side }), ...said }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
}

/** A report on its way, whatever it is about. */
export type Reporting = Pick<UseMutationResult<unknown, Error, Said>, 'mutate' | 'isPending' | 'error'>
