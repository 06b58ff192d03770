import { Dialog } from '../../ui/dialog.tsx'
import { useDraft } from '../drafts.ts'
import { ReportForm } from './report-form.tsx'
import { ReportThanks } from './report-thanks.tsx'
import type { OtherPerson, Reportable } from './subject.ts'
import { useReport } from './use-report.ts'

type ReportDialogProps = {
  subject: Reportable
  open: boolean
  onClose: () => void
  onClosed: () => void
  onReported?: () => void
  /** Where the subject names a person to block. */
  onBlock?: (person: OtherPerson) => void
}

const PRIVATE = 'Only the people who look after Squash read this. We tell nobody that it was you.'
/** What was written to one person is reported by that one. */
const GUESSED = 'If we act on it, whoever wrote it reads our reason, and may guess.'

/** Tells the admins what is wrong with something; afterwards, what happens next. */
export function ReportDialog({ subject, open, onClose, onClosed, onReported, onBlock = () => {} }: ReportDialogProps) {
  const report = useReport(subject)
  const [reason, setReason, forget] = useDraft(`report:${subject.kind}:${subject.id}:${subject.side ?? ''}`)
  const sent = () => {
    forget()
    onReported?.()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={report.isSuccess ? 'Your report is in' : `Report ${subject.what}`}
      {...(!report.isSuccess && {
        description: subject.kind === 'message' ? `${PRIVATE} ${GUESSED}` : PRIVATE,
      })}
    >
      {report.isSuccess ? (
        <ReportThanks person={subject.person ?? null} onBlock={onBlock} onClose={onClose} />
      ) : (
        <ReportForm words={[reason, setReason]} report={report} onSent={sent} onClose={onClose} />
      )}
    </Dialog>
  )
}
