import { reportsMessages } from '@squash/contract/messages/reports'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog, FormActions } from '../../ui/dialog.tsx'
import { useDraft } from '../drafts.ts'
import { ReportForm, useReport } from './report-form.tsx'
import type { OtherPerson, Reportable } from './subject.ts'

type ReportDialogProps = {
  subject: Reportable
  open: boolean
  onClose: () => void
  onClosed: () => void
  onReported?: () => void
  /** Offered if the subject names a person to block. */
  onBlock?: (person: OtherPerson) => void
}

const PRIVATE = 'Only the people who run Squash read this. We won’t tell anyone that it was you.'
/** Shown for messages: only the recipient can report one, so its author can guess who did. */
const GUESSED = 'If we act on it, the author reads our reason and may guess it was you.'

/** Reports something to the moderators, then says what happens next. */
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

type ReportThanksProps = { person: OtherPerson | null; onBlock: (person: OtherPerson) => void; onClose: () => void }

/** What happens next, and an offer to block the author until then. */
function ReportThanks({ person, onBlock, onClose }: ReportThanksProps) {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={said} tabIndex={-1} className="text-lg">
        {reportsMessages.reported}
      </p>
      {person && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-muted">
            You don’t have to wait for us: if you block {person.name}, nothing new from them reaches you.
          </p>
          <Button className="wrap-anywhere" onClick={() => onBlock(person)}>
            Block {person.name}
          </Button>
        </div>
      )}
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
        <LinkButton to="/reports">See your reports</LinkButton>
      </FormActions>
    </div>
  )
}
