import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from '../queries.ts'

type LeaveDialogProps = { conflictId: string; otherName: string; open: boolean; onClose: () => void }

/** Asks before a conflict is left unsettled, because it can't be reopened. */
export function LeaveDialog({ conflictId, otherName, open, onClose }: LeaveDialogProps) {
  const leave = useCommand<void>(conflictId, {
    send: () => client.conflicts.close_without_ruling({ p_conflict_id: conflictId }),
    done: () => {
      onClose()
      toast.success(conflictMessages.left)
    },
    failed: conflictMessages.leaveFailed,
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
      busy={leave.isPending}
      variant="primary"
      title="Leave it here?"
      description={`Not everything has to be settled. The conflict closes for both of you, without a ruling. Nothing becomes public, and nobody loses points. We’ll let ${otherName} know, kindly.`}
      confirmLabel="Leave it here"
      cancelLabel="Not now"
    >
      <p>You can both still read everything. It can’t be reopened, but you can start again any time.</p>
    </ConfirmDialog>
  )
}
