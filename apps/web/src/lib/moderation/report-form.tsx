import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { REPORT_CATEGORIES, type ReportCategory } from '@squash/contract/values'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { tooMany } from '../../ui/room-left.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { PageLink } from './page-link.tsx'
import type { Reporting } from './use-report.ts'
import { CATEGORY_WORDS } from './words.ts'

const OPTIONS = REPORT_CATEGORIES.map((value) => ({ value, ...CATEGORY_WORDS[value] }))

type ReportFormProps = {
  /** The words typed so far, kept by whoever shows the form, so that they outlive a failure and closing the dialog. */
  words: readonly [text: string, write: (text: string) => void]
  report: Reporting
  onSent?: () => void
  onClose: () => void
}

/** What is wrong, and why. */
export function ReportForm({ words: [reason, setReason], report, onSent = () => {}, onClose }: ReportFormProps) {
  const [category, setCategory] = useState<ReportCategory | null>(null)
  const problems = useProblems({
    category: category === null ? reportsMessages.categoryRequired : undefined,
    reason: reason.trim() === '' ? reportsMessages.reasonRequired : tooMany(reason.trim(), LIMITS.reportReason),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending || !problems.check() || category === null) return
    report.mutate({ category, reason }, { onSuccess: onSent })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <RadioCards
        ref={problems.ref('category')}
        error={problems.of('category')}
        legend="What is wrong?"
        options={OPTIONS}
        value={category}
        onChange={setCategory}
        columns="sm:grid-cols-2"
        disabled={report.isPending}
      />
      {category === 'danger' && (
        <Notice tone="rose">
          <p>
            Is somebody in danger right now? Please call your emergency number first.{' '}
            <PageLink to="/safety">Who can help</PageLink>
          </p>
        </Notice>
      )}
      <TextArea
        ref={problems.ref('reason')}
        error={problems.of('reason')}
        label="Why?"
        hint="What we should look at, and what you know about it."
        max={LIMITS.reportReason}
        rows={3}
        value={reason}
        readOnly={report.isPending}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="text-sm text-muted">
        <PageLink to="/rules">The community rules</PageLink> say what is all right here and what is not.
      </p>
      <FailureNotice error={report.error} />
      <FormActions>
        <Button type="submit" variant="primary" busy={report.isPending}>
          Send the report
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}
