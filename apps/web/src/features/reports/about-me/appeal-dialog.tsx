import type { MyReport } from '@squash/contract/reports'
import { Dialog } from '../../../ui/dialog.tsx'
import { AppealForm } from './appeal-form.tsx'

type AppealDialogProps = {
  report: MyReport
  open: boolean
  onClose: () => void
  onSent: () => void
  /** What gets the focus when it closes; null for the button that opened it. */
  focusAfter: () => HTMLElement | null
}

/** The one objection to a decision. */
export function AppealDialog({ report, onSent, ...dialog }: AppealDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Appeal this decision"
      description="Somebody reads it and looks again. You can do this once, and their answer is final."
    >
      <AppealForm report={report} onClose={dialog.onClose} onSent={onSent} />
    </Dialog>
  )
}
