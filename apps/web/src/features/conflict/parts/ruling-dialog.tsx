import type { Conflict } from '@squash/contract/conflicts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRequestRuling } from '../actions/use-request-ruling.ts'
import type { Person } from '../view/people.ts'
import { NameChoice } from './name-choice.tsx'

type RulingDialogProps = { conflict: Conflict; other: Person; open: boolean; onClose: () => void }

/** Asks for the final ruling only after saying plainly that it is public, and lets the asker choose about their name (decisions §1). */
export function RulingDialog({ conflict, other, open, onClose }: RulingDialogProps) {
  const [showMyName, setShowMyName] = useState(false)
  const request = useRequestRuling(conflict.id, onClose)
  if (conflict.private_because !== null)
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        onConfirm={() => request.mutate({ showMyName: false })}
        busy={request.isPending}
        variant="primary"
        title="There won’t be a ruling"
        description={`Something you wrote keeps this conflict private, so it can’t have a public ruling. If you go on, it closes for both of you. Nobody loses points, and ${other.short} isn’t told why.`}
        confirmLabel="Close without a ruling"
        cancelLabel="Not now"
      >
        <p>If we got it wrong, ask for a review first: the button is at the top of this page.</p>
      </ConfirmDialog>
    )
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
