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
  onBlock: (person: OtherPerson) => void
}

/** Tells the admins what is wrong with something; afterwards, what happens next. */
export function ReportDialog({ subject, open, onClose, onClosed, onBlock }: ReportDialogProps) {
  const report = useReport(subject)
  const [reason, setReason, forget] = useDraft(`report:${subject.kind}:${subject.id}:${subject.side ?? ''}`)
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
        <ReportForm words={[reason, setReason]} report={report} onSent={forget} onClose={onClose} />
      )}
    </Dialog>
  )
}
