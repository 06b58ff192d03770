import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Cancel and send. On a phone it stays at thumb reach. */
export function SendRow({ isSending }: { isSending: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 rounded-b-card border-t-2 border-outline bg-card px-5 py-4 sm:static sm:-mx-6 sm:-mb-6 sm:px-6">
      <div className="flex justify-end gap-3">
        <LinkButton to="/debates">Cancel</LinkButton>
        <Button type="submit" variant="primary" busy={isSending} className="flex-1 sm:flex-none">
          Start the debate
        </Button>
      </div>
    </div>
  )
}
