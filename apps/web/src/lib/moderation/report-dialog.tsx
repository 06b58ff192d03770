import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { REPORT_CATEGORIES, type ReportCategory } from '@squash/contract/values'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog, FormActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { useDraft } from '../drafts.ts'
import { DialogForm, WordsField } from '../forms/dialog-form.tsx'
import { api } from '../query.ts'
import { CATEGORY_WORDS, type OtherPerson, type Reportable } from './subject.ts'

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

const OPTIONS = REPORT_CATEGORIES.map((value) => ({ value, ...CATEGORY_WORDS[value] }))

type ReportFormProps = {
  /** The text typed so far. The parent stores it, so that it survives a failure and closing the dialog. */
  words: readonly [text: string, write: (text: string) => void]
  report: Reporting
  onSent?: () => void
  onClose: () => void
}

/** The category and the reason. */
export function ReportForm({ words: [reason, setReason], report, onSent = () => {}, onClose }: ReportFormProps) {
  const [category, setCategory] = useState<ReportCategory | null>(null)
  const problems = useProblems({
    category: category === null ? reportsMessages.categoryRequired : undefined,
    reason: reason.trim() === '' ? reportsMessages.reasonRequired : tooMany(reason.trim(), LIMITS.reportReason),
  })
  const send = () => {
    if (problems.check() && category !== null) report.mutate({ category, reason }, { onSuccess: onSent })
  }
  return (
    <DialogForm onSubmit={send} onClose={onClose} submit="Send the report" busy={report.isPending} error={report.error}>
      <RadioCards
        ref={problems.ref('category')}
        error={problems.of('category')}
        legend="What’s wrong?"
        options={OPTIONS}
        value={category}
        onChange={setCategory}
        columns="sm:grid-cols-2"
        disabled={report.isPending}
      />
      {category === 'danger' && (
        <Notice tone="rose">
          <p>
            Is someone in danger right now? Please call your emergency number first.{' '}
            <PageLink to="/safety">Who can help</PageLink>
          </p>
        </Notice>
      )}
      <WordsField
        problems={problems}
        name="reason"
        label="Why?"
        hint="What should we look at, and what do you know about it?"
        max={LIMITS.reportReason}
        rows={3}
        value={reason}
        onChange={setReason}
        busy={report.isPending}
      />
      <p className="text-sm text-muted">
        <PageLink to="/rules">The community rules</PageLink> say what’s all right here and what isn’t.
      </p>
    </DialogForm>
  )
}

/** A link that opens in a new tab, so that the form isn't lost. */
const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" className="font-semibold text-ink underline decoration-2 underline-offset-4">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </Link>
)

export type Said = { category: ReportCategory; reason: string }

/** Files a report about this. */
export function useReport({ kind, id, side }: Reportable) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => api.reports.report_content.call({ kind, id, ...(side && { side }), ...said }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
}

/** The mutation that sends the report. */
type Reporting = Pick<UseMutationResult<unknown, Error, Said>, 'mutate' | 'isPending' | 'error'>
