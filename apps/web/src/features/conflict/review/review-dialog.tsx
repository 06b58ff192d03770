import { Dialog } from '../../../ui/dialog.tsx'
import { ReviewForm } from './review-form.tsx'

type ReviewDialogProps = { conflictId: string; otherName: string; open: boolean; onClose: () => void }

/** Asks the moderators for a review, after saying what they will see and what may follow. */
export function ReviewDialog({ open, onClose, otherName, conflictId }: ReviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Ask for a review"
      description={`A moderator decides whether this conflict has to stay private. If it doesn’t, it can have a ruling. If it has closed, it may open again, and ${otherName} will see that it’s open.`}
    >
      <ReviewForm conflictId={conflictId} otherName={otherName} onClose={onClose} />
    </Dialog>
  )
}
