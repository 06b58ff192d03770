import { shareMessages } from '@squash/contract/messages/share'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

/** Copies a link to the clipboard, and shows whether that worked. */
export const copyLink = (url: string): Promise<void> =>
  copyText(url, { copied: shareMessages.copied, failed: shareMessages.copyFailed })

type SharedLink = { title: string; url: string }

/** Whether there is a share sheet for a link: only some browsers have one, whatever the types say. */
export const canShare = (link: SharedLink): boolean => 'share' in navigator && navigator.canShare(link)

/** Shares a link with the system's share sheet where there is one, otherwise by copying it. */
export async function shareLink(link: SharedLink): Promise<void> {
  if (!canShare(link)) return copyLink(link.url)
  try {
    await navigator.share(link)
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(link.url)
  }
}

/** Shares this page. @param title shown in the share sheet */
export function ShareButton({ title, children }: { title: string; children: string }) {
  return (
    <Button variant="primary" onClick={() => void shareLink({ title, url: location.origin + location.pathname })}>
      {children}
    </Button>
  )
}

type Outcome = { copied: string; failed: string }

/** Copies a text to the clipboard, and shows whether that worked. */
export async function copyText(text: string, { copied, failed }: Outcome): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(failed)
  }
}
