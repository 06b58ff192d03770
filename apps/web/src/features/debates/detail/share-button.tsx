import { MESSAGES } from '@squash/contract/messages'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Copies the address of this page. */
export function ShareButton() {
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      toast.success(MESSAGES.share.copied)
    } catch {
      toast.error(MESSAGES.share.copyFailed)
    }
  }
  return <Button onClick={() => void share()}>Share</Button>
}
