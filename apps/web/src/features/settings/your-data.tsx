import type { Profile } from '@squash/contract/profiles'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { errorMessage, hasCode } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import { momentOf } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepAccount } from './erasure.tsx'

/** Downloads the user's data, or has it erased. */
export function YourData({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-4 sm:gap-5 xl:grid-cols-2">
      <DownloadCard />
      <DeletionCard eraseAt={profile.erase_at ?? null} />
    </div>
  )
}

/** Downloads everything as one file. An error stays visible until the next attempt. */
function DownloadCard() {
  const { download, busy, failure } = useDownload()
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-xl">Download everything</h3>
      <p className="text-muted">
        Your own words, votes, points and settings in one JSON file. It includes the texts you share with others, but
        none of their raw messages.
      </p>
      {failure !== null && (
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
      )}
      <Button onClick={download} busy={busy} className="mt-auto">
        {busy ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </Card>
  )
}

/** Exports the user's data and saves it as a file. */
function useDownload() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.account.export_my_data({}),
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2)
      saveFile(`squash-data-${data.exported_at.slice(0, 10)}.json`, new Blob([text], { type: 'application/json' }))
      toast.success('Your data has been downloaded.')
    },
  })
  const failure = error === null ? null : messageFor(error)
  return { download: () => mutate(), busy: isPending, failure }
}

const DOWNLOADED_OFTEN = 'You’ve downloaded your data several times this hour. Try again in an hour.'

const messageFor = (error: Error): string =>
  hasCode(error, 'request.rate_limited') ? DOWNLOADED_OFTEN : errorMessage(error)

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** Requests the account's erasure, and can cancel it until it happens. */
function DeletionCard({ eraseAt }: { eraseAt: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHere, setIsHere] = useState(false)
  // The pressed button is replaced by the other one, so focus has to move.
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
          ? 'Erases your words, your profile and your address seven days after you request it. Until then, you can change your mind.'
          : `Your account will be erased on ${momentOf(eraseAt)}. Until then, you can change your mind.`}
      </p>
      {eraseAt === null ? (
        <Button onClick={open} className="mt-auto">
          Delete my account
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
