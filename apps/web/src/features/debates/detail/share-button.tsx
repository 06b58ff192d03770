import { copyLink } from '../../../lib/copy-link.ts'
import { Button } from '../../../ui/button.tsx'

/** Copies the address of this page. */
export const ShareButton = () => (
  <Button onClick={() => void copyLink(location.origin + location.pathname)}>Share</Button>
)
