import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../api-error.ts'
import { api } from '../query.ts'
import type { OtherPerson } from './subject.ts'

type BlockDialogProps = {
  person: OtherPerson
  /** Whether the user is already blocked; if so, the dialog unblocks them. */
  isBlocked: boolean
  open: boolean
  onClose: () => void
  onClosed: () => void
  /** Called once the block is in effect. */
  onBlocked: () => unknown
}

/** Explains what a block does before it is placed (docs/decisions/0013), and what comes back before it is lifted. */
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
        description={`You’ll get new invites from ${name} again. Invites they sent while blocked stay hidden.`}
        confirmLabel={`Unblock ${name}`}
      />
    )
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => block.mutate()}
      busy={block.isPending}
      title={`Block ${name}?`}
      description={`We won’t tell ${name}. To them, it looks as if you haven’t answered.`}
      confirmLabel={`Block ${name}`}
    >
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
        <li>You won’t get any more invites from them.</li>
        <li>Invites from them that you haven’t answered disappear from your lists.</li>
        <li>Their debates leave your lists, and yours leave theirs.</li>
        <li>
          Conflicts and debates you share stay open. You can both read and finish them, but we’ll only email you about
          them if something becomes public.
        </li>
        <li>You can undo this at any time in Settings, under Privacy.</li>
      </ul>
    </ConfirmDialog>
  )
}

/** Every list that blocking or unblocking can change. */
const STALE = [api.profiles.get_profile.key(), api.blocks.key(), api.conflicts.key(), api.debates.key()]

function useBlocksChanged() {
  const queries = useQueryClient()
  return () => Promise.all(STALE.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Blocks a user. @param onDone called once it is in effect, before the refetches */
function useBlock({ id, name }: OtherPerson, onDone: () => unknown) {
  const changed = useBlocksChanged()
  return useMutation({
    mutationFn: () => api.blocks.block_user.call({ p_user_id: id }),
    onSuccess: async () => {
      toast.success(`${name} is blocked. We won’t tell them.`)
      await onDone()
      await changed()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}

/** Lifts a block. @param onDone called once it is lifted */
export function useUnblock({ id, name }: OtherPerson, onDone: () => void) {
  const changed = useBlocksChanged()
  return useMutation({
    mutationFn: () => api.blocks.unblock_user.call({ p_user_id: id }),
    onSuccess: () => {
      toast.success(`${name} is no longer blocked.`)
      onDone()
      return changed()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
