import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { REPORT_CATEGORIES, type ReportCategory } from '@squash/contract/values'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { tooMany } from '../../ui/room-left.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { DialogForm, WordsField } from '../dialog-form.tsx'
import { api } from '../query.ts'
import { CATEGORY_WORDS, type Reportable } from './subject.ts'

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
