import { inviteMessages } from '@squash/contract/messages/invite'
import type { InviteKind } from '@squash/contract/values'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { client } from '../client.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { api, queryClient } from '../query.ts'

type Invite = { kind: InviteKind; id: string; inviter: string }

/**
 * Lets the signed-in user decline an invite after confirming. Put the dialog on the screen or list, not on the card,
 * which disappears with the invite.
 * @param focusAfter the element to focus after declining, because the button is gone by then
 * @returns a function that opens the dialog, and the dialog to render
 */
export function useDeclineInvite(focusAfter: () => HTMLElement | null) {
  // Kept while the dialog fades out, and rendered before it opens so that it knows which button to return focus to.
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

/** The invite to decline: by its mailed link's token, or by the conflict or debate. */
type Declined = { token: string } | { kind: InviteKind; id: string }

/**
 * Declines an invite. A failure shows the reason and changes nothing.
 * @param onDeclined called once the screens are up to date, even if the declining component has unmounted by then
 */
export const useDecline = (onDeclined?: () => void) =>
  useMutation({
    mutationFn: (invite: Declined) => client.invites.decline_invite(invite),
    onSuccess: async () => {
      await refetchInvites()
      onDeclined?.()
    },
    onError: (error) => {
      toastFailure(failureOf(error, inviteMessages.declineFailed))
      // It may have been answered or closed elsewhere.
      void refetchInvites()
    },
  })

const refetchInvites = () =>
  Promise.all(
    [
      api.conflicts.get_conflict.key(),
      api.conflicts.get_my_conflicts.key(),
      api.conflicts.get_dashboard.key(),
      api.debates.key(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )

type DeclineDialogProps = {
  kind: InviteKind
  /** The sender's first name. */
  inviter: string
  open: boolean
  onClose: () => void
  onDecline: () => void
  busy: boolean
  /** The element to focus when it closes; null for the button that opened it. */
  focusAfter?: () => HTMLElement | null
}

/** Confirms declining an invite, and says that it costs nothing. */
export function DeclineDialog({ kind, inviter, open, onClose, onDecline, busy, focusAfter }: DeclineDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onDecline}
      busy={busy}
      title="Rather not?"
      description={`That’s fine. The ${kind} closes without blame, nobody loses points, and all ${inviter} sees is that you declined.`}
      confirmLabel="Decline the invite"
      cancelLabel="Keep it open"
      variant="primary"
      {...(focusAfter && { focusAfter })}
    />
  )
}
