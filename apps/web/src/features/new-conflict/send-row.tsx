import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'

/** Cancel and send; while the mediator translates, what is going on instead. On a phone it stays at thumb reach. */
export function SendRow({ isReady, isSending }: { isReady: boolean; isSending: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 rounded-b-card border-t-2 border-outline bg-card px-5 py-4 sm:static sm:-mx-6 sm:-mb-6 sm:px-6">
      {isSending ? (
        <ProgressNote>Finding calmer words. This can take up to 10 seconds…</ProgressNote>
      ) : (
        <div className="flex gap-3 sm:flex-row-reverse sm:justify-start">
          <Button
            type="submit"
            variant="primary"
            disabled={!isReady}
            className="order-2 flex-1 sm:order-none sm:flex-none"
          >
            Send the calm version
          </Button>
          <LinkButton to="/dashboard">Cancel</LinkButton>
        </div>
      )}
    </div>
  )
}
