import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { OtherPerson } from './subject.ts'
import { useBlock, useUnblock } from './use-block.ts'

type BlockDialogProps = {
  person: OtherPerson
  /** Whether the block is there already: then it is about lifting it. */
  isBlocked: boolean
  open: boolean
  onClose: () => void
  onClosed: () => void
  /** Told once the block holds. */
  onBlocked: () => unknown
}

/** Says what a block does before there is one (decision 0013), and what comes back before it goes. */
export function BlockDialog({ person, isBlocked, onBlocked, ...dialog }: BlockDialogProps) {
  const { name } = person
  const block = useBlock(person, () => {
    dialog.onClose()
    return onBlocked()
  })
  const unblock = useUnblock(person, dialog.onClose)
  if (isBlocked)
    return (
      <ConfirmDialog
        {...dialog}
        onConfirm={() => unblock.mutate()}
        busy={unblock.isPending}
        variant="primary"
        title={`Unblock ${name}?`}
        description={`What ${name} starts from then on reaches you again. What they sent in the meantime stays away.`}
        confirmLabel={`Unblock ${name}`}
      />
    )
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => block.mutate()}
      busy={block.isPending}
      title={`Block ${name}?`}
      description={`${name} is not told. To them it looks as if you had not answered.`}
      confirmLabel={`Block ${name}`}
    >
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
        <li>Nothing new of theirs reaches you: no invites, no mails.</li>
        <li>Invites of theirs that you have not answered go from your lists.</li>
        <li>You no longer come across each other’s debates.</li>
        <li>What the two of you share stays: both can read it, and bring it to its end.</li>
        <li>You can undo this at any time on your Security page.</li>
      </ul>
    </ConfirmDialog>
  )
}
