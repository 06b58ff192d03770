import { shareMessages } from '@squash/contract/messages/share'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Copies the address of this page. */
export function ShareButton() {
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      toast.success(shareMessages.copied)
    } catch {
      toast.error(shareMessages.copyFailed)
    }
  }
  return <Button onClick={() => void share()}>Share</Button>
}
