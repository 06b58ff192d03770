import type { InviteKind } from '@squash/contract/values'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeclineDialogProps = {
  kind: InviteKind
  /** The first name of who sent it. */
  inviter: string
  open: boolean
  onClose: () => void
  onDecline: () => void
  busy: boolean
  /** What gets the focus when it closes; null for the button that opened it. */
  focusAfter?: () => HTMLElement | null
}

/** Asks before an invite is declined, and says that it costs nothing. */
export function DeclineDialog({ kind, inviter, open, onClose, onDecline, busy, focusAfter }: DeclineDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onDecline}
      busy={busy}
      title="Rather not?"
      description={`That’s fine. The ${kind} closes without blame, nobody loses points, and ${inviter} only learns that you declined.`}
      confirmLabel="Decline the invite"
      cancelLabel="Keep it open"
      variant="primary"
      {...(focusAfter && { focusAfter })}
    />
  )
}
