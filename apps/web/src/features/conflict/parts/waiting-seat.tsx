import type { Conflict } from '@squash/contract/conflicts'
import { InviteToPassOn } from '../../../lib/invite-to-pass-on.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import type { People } from '../view/people.ts'
import { DeleteConflict } from './delete-conflict.tsx'

type WaitingSeatProps = { conflict: Conflict; people: People; onDelete: () => void; isDeleting: boolean }

/** Section 2 for the creator as long as nobody has answered: the empty seat across the table. */
export function WaitingSeat({ conflict, people, onDelete, isDeleting }: WaitingSeatProps) {
  const { other } = people
  return (
    <section className="flex h-full flex-col gap-4 rounded-card border-2 border-dashed border-edge bg-teal-soft p-5 sm:p-6">
      <div className="flex items-center gap-3">
        <Avatar name={other.name} src={other.avatarUrl} />
        <h2 className="min-w-0 text-xl wrap-anywhere">WAITING FOR {other.name} TO RESPOND</h2>
      </div>
      {conflict.invite_link && conflict.user2_email ? (
        <InviteToPassOn link={conflict.invite_link} email={conflict.user2_email} />
      ) : (
        <p className="max-w-[60ch]">
          They’ll read your calm version, never what you typed. Answering takes courage, so give it a little time. This
          page updates as soon as they do.
        </p>
      )}
      <DeleteConflict onDelete={onDelete} isDeleting={isDeleting} />
    </section>
  )
}
