import { passOnMessages } from '@squash/contract/messages/pass-on'
import type { InviteKind } from '@squash/contract/values'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { canShare, copyLink, shareLink } from '../share-link.tsx'

const QrCode = lazy(async () => {
  try {
    return { default: (await import('../../ui/qr-code.tsx')).QrCode }
  } catch {
    // The screen around the dialog stays usable: the link works without its QR code.
    return { default: NoCode }
  }
})

type PassOnProps = {
  kind: InviteKind
  /** The path of the link. */
  path: string
  /** The invited address; null if the creator doesn't know it. */
  email: string | null
}

/** A link to pass on by messenger: as text to copy, through the device's share sheet, and as a QR code. */
export function PassOn({ kind, path, email }: PassOnProps) {
  const url = location.origin + path
  const link = { title: passOnMessages.shareTitle, url }
  const [isCodeOpen, setCodeOpen] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextField
        label={passOnMessages.label}
        hint={<span className="wrap-anywhere">{passOnMessages.hint(kind, email)}</span>}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        {canShare(link) && (
          <Button size="small" onClick={() => void shareLink(link)}>
            Share link
          </Button>
        )}
        <Button size="small" onClick={() => void copyLink(url)}>
          Copy link
        </Button>
        <Button size="small" onClick={() => setCodeOpen(true)}>
          Show QR code
        </Button>
      </div>
      <Dialog
        open={isCodeOpen}
        onClose={() => setCodeOpen(false)}
        title="Scan to open the invite"
        description={passOnMessages.hint(kind, email)}
        actions={<Button onClick={() => setCodeOpen(false)}>Close</Button>}
      >
        <div className="flex justify-center">
          <Suspense fallback={<CodeSkeleton />}>
            <QrCode text={url} label="QR code that opens the invite" />
          </Suspense>
        </div>
      </Dialog>
    </div>
  )
}

const CodeSkeleton = () => <Skeletons label="Loading the QR code…" of={['size-60']} />

const NoCode = () => <p role="alert">We couldn’t load the QR code. Close this, and share or copy the link instead.</p>
