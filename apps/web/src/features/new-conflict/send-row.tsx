import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'

/** Cancel and send; while the mediator translates, also what is going on. On a phone it stays at thumb reach. */
export function SendRow({ isSending }: { isSending: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 rounded-b-card border-t-2 border-outline bg-card px-5 py-4 sm:static sm:-mx-6 sm:-mb-6 sm:px-6">
      {isSending && (
        <div className="mb-4">
          <ProgressNote>Finding calmer words. This can take up to 10 seconds…</ProgressNote>
        </div>
      )}
      <div className="flex justify-end gap-3">
        <LinkButton to="/dashboard">Cancel</LinkButton>
        <Button type="submit" variant="primary" busy={isSending} className="flex-1 sm:flex-none">
          Send it calmly
        </Button>
      </div>
    </div>
  )
}
