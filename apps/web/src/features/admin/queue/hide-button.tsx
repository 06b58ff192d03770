import type { AdminReport } from '@squash/contract/reports'
import { Button } from '../../../ui/button.tsx'
import { useSetHidden } from '../use-set-hidden.ts'

/** Takes what a report is about out of everybody's sight, or puts it back. A message is in nobody's sight but its two people's. */
export function HideButton({ report: { kind, subject_id: id, is_hidden } }: { report: AdminReport }) {
  const setHidden = useSetHidden()
  if (kind === 'message') return null
  return (
    <Button busy={setHidden.isPending} onClick={() => setHidden.mutate({ kind, id, hidden: !is_hidden })}>
      {is_hidden ? 'Show it again' : 'Hide it'}
    </Button>
  )
}
