import type { AdminReport } from '@squash/contract/reports'
import { Dialog } from '../../../ui/dialog.tsx'
import { DecideForm } from './decide-form.tsx'
import type { Choice } from './status-words.ts'

type DecideDialogProps = {
  report: AdminReport
  choice: Choice
  open: boolean
  onClose: () => void
  onDecided: () => void
  /** What gets the focus when it closes; null for the button that opened it. */
  focusAfter: () => HTMLElement | null
}

/** Asks for the reason before a verdict is given. */
export function DecideDialog({ report, choice, open, onClose, onDecided, focusAfter }: DecideDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={choice.title} description={choice.follows} focusAfter={focusAfter}>
      <DecideForm key={choice.verdict} report={report} choice={choice} onClose={onClose} onDecided={onDecided} />
    </Dialog>
  )
}
