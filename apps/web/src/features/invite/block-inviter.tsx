import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type BlockInviterProps = {
  inviter: string
  open: boolean
  onClose: () => void
  onBlock: (choice: { all_invites: boolean }) => void
  busy: boolean
}

/** Says what a block does before there is one (docs/decisions/0036); it needs no account. */
export function BlockInviter({ inviter, open, onClose, onBlock, busy }: BlockInviterProps) {
  const [allInvites, setAllInvites] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => onBlock({ all_invites: allInvites })}
      busy={busy}
      title={`Block ${inviter}?`}
      description={`${inviter} is not told. To them it looks as if you had not answered.`}
      confirmLabel={`Block ${inviter}`}
    >
      <ul className="mb-4 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>This invite goes away, and no other of theirs reaches your address.</li>
        <li>With an account, you can undo this at any time on your Security page.</li>
      </ul>
      <Checkbox
        label="No invites from anybody else, either"
        checked={allInvites}
        disabled={busy}
        onChange={(event) => setAllInvites(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
