import type { AdminReport } from '@squash/contract/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/api-error.ts'
import { api } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Takes what a report is about out of everybody's sight, or puts it back. A message is in nobody's sight but its two people's. */
export function HideButton({ report: { kind, subject_id, is_hidden } }: { report: AdminReport }) {
  const queries = useQueryClient()
  const setHidden = useMutation({
    mutationFn: (subject: { kind: Exclude<AdminReport['kind'], 'message'> }) =>
      api.reports.set_hidden.call({ ...subject, id: subject_id, hidden: !is_hidden }),
    onSuccess: () => {
      toast.success(is_hidden ? 'It can be seen again.' : 'It is hidden.')
      return queries.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
  if (kind === 'message') return null
  return (
    <Button busy={setHidden.isPending} onClick={() => setHidden.mutate({ kind })}>
      {is_hidden ? 'Show it again' : 'Hide it'}
    </Button>
  )
}
