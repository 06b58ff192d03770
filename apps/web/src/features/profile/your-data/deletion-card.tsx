import { lazy, Suspense, useRef, useState } from 'react'
import { momentOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useKeepAccount } from './use-keep-account.ts'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** Asks for the account to be erased, and while there is time, takes that back. */
export function DeletionCard({ eraseAt }: { eraseAt: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHere, setIsHere] = useState(false)
  // What was pressed gives way to the other button.
  const focusHeading = () => heading.current?.focus()
  const keep = useKeepAccount(focusHeading)
  const open = () => {
    setIsHere(true)
    setOpen(true)
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Delete account
      </h3>
      <p className="text-muted">
        {eraseAt === null
          ? 'Erases your words, your profile and your address, seven days after you ask for it. Until then you can change your mind.'
          : `Your account will be erased on ${momentOf(eraseAt)}. Until then everything works as before.`}
      </p>
      {eraseAt === null ? (
        <Button onClick={open} className="mt-auto">
          Delete my account…
        </Button>
      ) : (
        <Button variant="primary" onClick={() => keep.mutate({})} busy={keep.isPending} className="mt-auto">
          Keep my account
        </Button>
      )}
      {isHere && (
        <Suspense>
          <DeleteDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => {
              setIsHere(false)
              if (eraseAt !== null) focusHeading()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
