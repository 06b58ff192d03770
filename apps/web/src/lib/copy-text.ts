import { toast } from '../ui/toast.ts'

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
