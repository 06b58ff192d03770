import { inviteMessages } from '@squash/contract/messages/invite'
import type { InviteKind } from '@squash/contract/values'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDecline } from './use-decline.ts'

type Invite = { kind: InviteKind; id: string; inviter: string }

/**
 * Lets the signed-in user decline an invite after asking. The dialog belongs on the screen or list, not on the card that leaves with
 * the invite.
 * @param focusAfter what gets the focus once it is declined: the button that had it is gone
 * @returns how to ask, and the dialog to draw
 */
export function useDeclineInvite(focusAfter: () => HTMLElement | null) {
  // Kept while the dialog fades out, and drawn before it opens: it then knows which button to give the focus back to.
  const [{ kind, id, inviter }, setInvite] = useState<Invite>({ kind: 'conflict', id: '', inviter: '' })
  const [isOpen, setOpen] = useState(false)
  const isDeclined = useRef(false)
  const decline = useDecline(() => {
    isDeclined.current = true
    toast.success(inviteMessages.declined)
  })
  const close = () => setOpen(false)
  return {
    ask: (asked: Invite) => {
      isDeclined.current = false
      setInvite(asked)
      setOpen(true)
    },
    dialog: (
      <DeclineDialog
        kind={kind}
        inviter={inviter}
        open={isOpen}
        onClose={close}
        onDecline={() => decline.mutate({ kind, id }, { onSettled: close })}
        busy={decline.isPending}
        focusAfter={() => (isDeclined.current ? focusAfter() : null)}
      />
    ),
  }
}
