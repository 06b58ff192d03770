import type { Conflict } from '@squash/contract/conflicts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRequestRuling } from '../actions/use-request-ruling.ts'
import type { Person } from '../view/people.ts'
import { NameChoice } from './name-choice.tsx'

type RulingDialogProps = { conflict: Conflict; other: Person; open: boolean; onClose: () => void }

/** Asks for the final ruling only after saying plainly that it is public, and lets the asker choose about their name (decisions §1). */
export function RulingDialog({ conflict, other, open, onClose }: RulingDialogProps) {
  const [showMyName, setShowMyName] = useState(true)
  const request = useRequestRuling(conflict.id, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => request.mutate({ showMyName })}
      busy={request.isPending}
      variant="primary"
      title="The final ruling is public"
      description="Anybody can read the ruling, its short summary and the title of this conflict, and strangers may vote on it. Your messages stay private. A ruling cannot be taken back."
      confirmLabel="GET AI FINAL RULING"
      cancelLabel="Not now"
    >
      <NameChoice checked={showMyName} onChange={setShowMyName} />
      <p className="mt-3 text-sm text-muted">
        {other.short} is told at once, and stands there as “Anonymous User” unless they choose otherwise. Asking also
        counts as “not satisfied” with this round.
      </p>
    </ConfirmDialog>
  )
}
