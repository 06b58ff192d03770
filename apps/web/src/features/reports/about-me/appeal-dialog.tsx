import type { MyReport } from '@squash/contract/reports'
import { Dialog } from '../../../ui/dialog.tsx'
import { AppealForm } from './appeal-form.tsx'

type AppealDialogProps = { report: MyReport; open: boolean; onClose: () => void }

/** The one objection to a decision. */
export function AppealDialog({ report, open, onClose }: AppealDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Appeal this decision"
      description="Somebody reads it and looks again. You can do this once, and their answer is final."
    >
      <AppealForm report={report} onClose={onClose} />
    </Dialog>
  )
}
