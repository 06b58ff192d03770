import type { AdminReport } from '@squash/contract/reports'
import { Button } from '../../../ui/button.tsx'
import { useSetHidden } from '../use-set-hidden.ts'

/** Hides what a report is about, or shows it again; not offered to an admin with a stake in it, or for a message, which only two people see. */
export function HideButton({ report: { kind, subject_id: id, is_hidden, can_hide } }: { report: AdminReport }) {
  const setHidden = useSetHidden()
  if (kind === 'message' || !can_hide) return null
  return (
    <Button busy={setHidden.isPending} onClick={() => setHidden.mutate({ kind, id, hidden: !is_hidden })}>
      {is_hidden ? 'Show it again' : 'Hide it'}
    </Button>
  )
}
