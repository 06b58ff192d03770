import { Dialog } from '../../ui/dialog.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportThanks } from './report-thanks.tsx'
import type { OtherPerson, Reportable } from './subject.ts'
import { useReport } from './use-report.ts'

type ReportDialogProps = {
  subject: Reportable
  open: boolean
  onClose: () => void
  onClosed: () => void
  onBlock: (person: OtherPerson) => void
}

/** Tells the admins what is wrong with something; afterwards, what happens next. */
export function ReportDialog({ subject, open, onClose, onClosed, onBlock }: ReportDialogProps) {
  const report = useReport(subject)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={report.isSuccess ? 'Your report is in' : `Report ${subject.what}`}
      {...(!report.isSuccess && {
        description: 'Only the people who look after Squash read this. Nobody else learns that it was you.',
      })}
    >
      {report.isSuccess ? (
        <ReportThanks person={subject.person ?? null} onBlock={onBlock} onClose={onClose} />
      ) : (
        <ReportForm subject={subject} report={report} onClose={onClose} />
      )}
    </Dialog>
  )
}
