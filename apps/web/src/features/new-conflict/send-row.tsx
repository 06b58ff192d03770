import { CallProgress } from '../../lib/preview/call-progress.tsx'
import { readerTexts } from '../../lib/preview/texts.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Cancel, and the preview or sending; while the mediator writes, also what it is doing. On a phone it stays at thumb reach. */
export function SendRow({ isSending, isRightAway }: { isSending: boolean; isRightAway: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 rounded-b-card border-t-2 border-outline bg-card px-5 py-4 sm:static sm:-mx-6 sm:-mb-6 sm:px-6">
      {isSending && (
        <div className="mb-4">
          <CallProgress />
        </div>
      )}
      <div className="flex justify-end gap-3">
        <LinkButton to="/dashboard">Cancel</LinkButton>
        <Button type="submit" variant="primary" busy={isSending} className="flex-1 sm:flex-none">
          {isRightAway ? 'Send it calmly' : readerTexts.see(null)}
        </Button>
      </div>
    </div>
  )
}
