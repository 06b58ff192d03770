import { Loaded } from '../../../lib/loaded.tsx'
import { useAccount } from '../../../lib/use-account.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Points } from '../../../ui/reading.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { DeleteForm } from './delete-form.tsx'
import { proofsOf } from './proof.ts'

type DeleteDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** What is erased, what stays and how it looks to others, and the proof that it is them who asks (decisions §14). */
export function DeleteDialog(dialog: DeleteDialogProps) {
  const account = useAccount()
  return (
    <Dialog
      {...dialog}
      title="Delete your account?"
      description="It happens in seven days. Until then everything works as before, and you can change your mind at any time."
    >
      <Points>
        <li>
          <strong>Erased for good:</strong> your messages, core issues and their calm versions, your debates’ words,
          your names, photo, address, points and everything else in your profile.
        </li>
        <li>
          <strong>Shared conflicts stay with the other person,</strong> under the name Anonymous User, with what the
          mediator wrote for both of you. Open ones end.
        </li>
        <li>
          <strong>Your votes stay counted,</strong> and belong to nobody.
        </li>
      </Points>
      <div className="mt-5">
        <Loaded query={account} failed="Your account did not load" skeleton={<FormSkeleton />}>
          {(user) => <DeleteForm proofs={proofsOf(user)} email={user.email ?? ''} onClose={dialog.onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <Loading label="Loading your account…" className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
