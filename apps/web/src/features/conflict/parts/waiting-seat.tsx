import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useState } from 'react'
import { SentInviteCard } from '../../../lib/invites/sent-invite-card.tsx'
import { isAsTyped } from '../../../lib/preview/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import type { People } from '../people.ts'

type WaitingSeatProps = { conflict: Conflict; people: People; onDelete: () => void; isDeleting: boolean }

/** Section 2 for the creator, until the other party responds. */
export function WaitingSeat({ conflict, people, onDelete, isDeleting }: WaitingSeatProps) {
  const { other } = people
  return (
    <section className="flex h-full flex-col gap-4 rounded-card border-2 border-dashed border-edge bg-teal-soft p-5 sm:p-6">
      <div className="flex items-center gap-3">
        <Avatar name={other.name} src={other.avatarUrl} />
        <h2 className="min-w-0 text-xl wrap-anywhere">WAITING FOR {other.name} TO RESPOND</h2>
      </div>
      <SentInviteCard subject={{ kind: 'conflict', id: conflict.id }} email={conflict.user2_email}>
        <p className="max-w-[60ch]">
          {isAsTyped(conflict.user1_translated_message ?? '', conflict.user1_raw_message ?? '')
            ? 'They’ll read your message word for word.'
            : 'They’ll read your calm version, not what you typed.'}{' '}
          Answering takes courage, so give it a little time. This page updates as soon as they do.
        </p>
      </SentInviteCard>
      <DeleteConflict otherName={other.short} onDelete={onDelete} isDeleting={isDeleting} />
    </section>
  )
}

type DeleteConflictProps = { otherName: string; onDelete: () => void; isDeleting: boolean }

/** The creator can delete a conflict until it is answered. */
function DeleteConflict({ otherName, onDelete, isDeleting }: DeleteConflictProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mt-auto">
      <Button variant="bare" size="small" className="-ml-4 text-rose-ink" onClick={() => setAsking(true)}>
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
      >
        <p className="wrap-anywhere">
          We won’t tell {otherName}. If they open the invite, it only says that it’s no longer valid.
        </p>
      </ConfirmDialog>
    </div>
  )
}
