import { passOnMessages } from '@squash/contract/messages/pass-on'
import { shareMessages } from '@squash/contract/messages/share'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'

/** Copies a link to the clipboard, and shows whether that worked. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(shareMessages.copied)
  } catch {
    toast.error(shareMessages.copyFailed)
  }
}

/**
 * Shares this page: with the system's share sheet where there is one, otherwise by copying the link.
 * @param title shown in the share sheet
 */
export function ShareButton({ title, children }: { title: string; children: string }) {
  return (
    <Button variant="primary" onClick={() => void sharePage(title)}>
      {children}
    </Button>
  )
}

async function sharePage(title: string): Promise<void> {
  const page = { title, url: location.origin + location.pathname }
  // Only some browsers have a share sheet, whatever the types say.
  if (!('share' in navigator) || !navigator.canShare(page)) return copyLink(page.url)
  try {
    await navigator.share(page)
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(page.url)
  }
}

type InviteToPassOnProps = {
  /** The path of the link. */
  link: string
  /** The invited address. */
  email: string
}

/** Shown to the creator while the invite's mail is postponed to another day: why, and a link to pass on until then. */
export function InviteToPassOn({ link, email }: InviteToPassOnProps) {
  const url = location.origin + link
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-[60ch] wrap-anywhere">{passOnMessages.waits(email, INVITES_PER_DAY.address)}</p>
      <TextField
        label={passOnMessages.label}
        hint={<span className="wrap-anywhere">{passOnMessages.hint(email)}</span>}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="small" className="self-start" onClick={() => void copyLink(url)}>
        Copy link
      </Button>
    </div>
  )
}
