import { shareMessages } from '@squash/contract/messages/share'
import { toast } from '../ui/toast.ts'

/** Puts a link on the clipboard, and says whether that worked. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(shareMessages.copied)
  } catch {
    toast.error(shareMessages.copyFailed)
  }
}
