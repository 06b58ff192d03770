import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { REPORT_CATEGORIES, type ReportCategory } from '@squash/contract/values'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { useDraft } from '../drafts.ts'
import { DialogForm, WordsField } from '../forms/dialog-form.tsx'
import { api } from '../query.ts'
import { CATEGORY_WORDS, type OtherPerson, type Reportable } from './subject.ts'

const PRIVATE = 'Only the people who run Squash read this. We won’t tell anyone that it was you.'
/** Shown for messages: only the recipient can report one, so its author can guess who did. */
const GUESSED = 'If we act on it, the author reads our reason and may guess it was you.'

type ReportDialogProps = {
  subject: Reportable
  open: boolean
  onClose: () => void
  onClosed: () => void
  onReported?: () => void
  /** Offered if the subject names a person to block. */
  onBlock?: (person: OtherPerson) => void
}

/** Reports something to the moderators, then says what happens next, and offers to block the author in the meantime. */
export function ReportDialog({ subject, onReported, onBlock = () => {}, ...dialog }: ReportDialogProps) {
  const { kind, id, side, what, person } = subject
  const queries = useQueryClient()
  const report = useMutation({
    mutationFn: (said: Said) => api.reports.report_content.call({ kind, id, ...(side && { side }), ...said }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.reports.key() }),
  })
  const [reason, setReason, forget] = useDraft(`report:${kind}:${id}:${side ?? ''}`)
  return (
    <Reporting
      {...dialog}
      report={report}
      words={[reason, setReason]}
      title={`Report ${what}`}
      description={kind === 'message' ? `${PRIVATE} ${GUESSED}` : PRIVATE}
      onSent={() => {
        forget()
        onReported?.()
      }}
      thanks={reportsMessages.reported}
    >
      {person && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-muted">
            You don’t have to wait for us: if you block {person.name}, you won’t get any more invites from them.
          </p>
          <Button className="wrap-anywhere" onClick={() => onBlock(person)}>
            Block {person.name}
          </Button>
        </div>
      )}
      <DialogActions>
        <Button variant="primary" onClick={dialog.onClose}>
          Done
        </Button>
        <LinkButton to="/reports">See your reports</LinkButton>
      </DialogActions>
    </Reporting>
  )
}

type ReportInviteProps = { token: string; open: boolean; onClose: () => void; onReported: () => void }

/** Reports an invite; anyone with the link can (docs/decisions/0036). The text isn't stored in the browser. */
export function ReportInvite({ token, onReported, ...dialog }: ReportInviteProps) {
  const words = useState('')
  const report = useMutation({
    mutationFn: (said: Said) => api.invites.report_invite.call({ token, ...said }),
  })
  return (
    <Reporting
      {...dialog}
      report={report}
      words={words}
      title="Report this invite"
      description="Only the people who run Squash read this. They see what the invite shows, and what you write. If we act on it, the sender reads our reason and may guess it was you."
      onSent={onReported}
      thanks={reportsMessages.inviteReported}
    >
      <Button variant="primary" onClick={dialog.onClose}>
        Done
      </Button>
    </Reporting>
  )
}

type ReportingProps = Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'onClosed'> &
  Omit<ReportFormProps, 'report'> & {
    report: ReportFormProps['report'] & { isSuccess: boolean }
    title: string
    description: string
    /** Shown once it is sent, above the children. */
    thanks: string
    children: ReactNode
  }

/** The form and, once it is sent, what follows. */
function Reporting({ report, words, title, description, onSent, thanks, children, ...dialog }: ReportingProps) {
  if (report.isSuccess)
    return (
      <Dialog {...dialog} title="Your report is in">
        <Thanks text={thanks}>{children}</Thanks>
      </Dialog>
    )
  return (
    <Dialog {...dialog} title={title} description={description}>
      <ReportForm words={words} report={report} onSent={onSent} onClose={dialog.onClose} />
    </Dialog>
  )
}

function Thanks({ text, children }: { text: string; children: ReactNode }) {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={said} tabIndex={-1} className="text-lg">
        {text}
      </p>
      {children}
    </div>
  )
}

type Said = { category: ReportCategory; reason: string }

const OPTIONS = REPORT_CATEGORIES.map((value) => ({ value, ...CATEGORY_WORDS[value] }))

type ReportFormProps = {
  /** The text typed so far. The parent stores it, so that it survives a failure and closing the dialog. */
  words: readonly [text: string, write: (text: string) => void]
  report: Pick<UseMutationResult<unknown, Error, Said>, 'mutate' | 'isPending' | 'error'>
  onSent: () => void
  onClose: () => void
}

/** The category and the reason. */
function ReportForm({ words: [reason, setReason], report, onSent, onClose }: ReportFormProps) {
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
        {...problems.field('category')}
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
            Is someone in danger right now? Please call your local emergency number first.{' '}
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
