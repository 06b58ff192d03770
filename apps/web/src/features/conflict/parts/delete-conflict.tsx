import { conflictMessages } from '@squash/contract/messages/conflict'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type DeleteConflictProps = { onDelete: () => void; isDeleting: boolean }

/** The creator may take a conflict back as long as nobody has answered (spec core-flow §2). */
export function DeleteConflict({ onDelete, isDeleting }: DeleteConflictProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mt-auto">
      <Button variant="bare" size="small" className="-ml-3 text-rose-ink" onClick={() => setAsking(true)}>
        Delete this conflict
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onDelete}
        busy={isDeleting}
        title="Delete this conflict?"
        description={conflictMessages.confirmDelete}
        confirmLabel="Delete"
        cancelLabel="Keep it"
      />
    </div>
  )
}
