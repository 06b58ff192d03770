import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import type { AdminReport } from '@squash/contract/reports'
import { type DebateSide, REPORT_CATEGORIES, type ReportCategory } from '@squash/contract/values'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { CATEGORY_WORDS } from '../../../lib/moderation/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import type { Choice } from './status-words.ts'
import { useDecide } from './use-decide.ts'

const CATEGORIES = REPORT_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value].label }))
const SIDES = [
  { value: 'creator', label: 'The creator' },
  { value: 'opponent', label: 'The opponent' },
] as const

type DecideFormProps = { report: AdminReport; choice: Choice; onClose: () => void; onDecided: () => void }

/** The reason, and on an open report what is put right about it. What was typed outlives a failure. */
export function DecideForm({ report, choice, onClose, onDecided }: DecideFormProps) {
  const [typed, setTyped, forget] = useDraft(`verdict:${report.id}:${choice.verdict}`)
  const [category, setCategory] = useState<ReportCategory>(report.category)
  const [side, setSide] = useState<DebateSide | null>(report.side)
  const [hide, setHide] = useState(true)
  const decide = useDecide(() => {
    forget()
    onClose()
    onDecided()
  })
  const reason = typed.trim()
  const problems = useProblems({
    reason: reason === '' ? reportsMessages.decisionReasonRequired : tooMany(reason, LIMITS.reportReason),
  })
  const isFirst = report.status === 'open' && choice.verdict === 'uphold'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (decide.isPending || !problems.check()) return
    decide.mutate({ id: report.id, verdict: choice.verdict, reason, ...(isFirst && { category, side, hide }) })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <TextArea
        ref={problems.ref('reason')}
        error={problems.of('reason')}
        label="The reason"
        hint={
          isHeard(report, choice) ? 'The author reads it as you write it.' : 'Kept with the report, for other admins.'
        }
        max={LIMITS.reportReason}
        rows={4}
        value={typed}
        readOnly={decide.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isFirst && (
        <>
          <RadioCards
            legend="What it is"
            options={CATEGORIES}
            value={category}
            onChange={setCategory}
            columns="grid-cols-2"
          />
          {report.kind === 'debate' && (
            <RadioCards legend="Whose words" options={SIDES} value={side} onChange={setSide} columns="grid-cols-2" />
          )}
          {report.kind !== 'message' && (
            <Switch
              label="Hide it"
              hint="From everybody but the people in it"
              checked={hide}
              onChange={setHide}
              disabled={decide.isPending}
            />
          )}
        </>
      )}
      <FailureNotice error={decide.error} />
      <FormActions>
        <Button
          type="submit"
          variant={choice.verdict === 'uphold' && report.status === 'open' ? 'danger' : 'primary'}
          busy={decide.isPending}
        >
          {choice.label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}

/** Whether the author reads the reason: of a report that is dismissed at once they never hear. */
const isHeard = ({ status }: AdminReport, { verdict }: Choice): boolean => status === 'appealed' || verdict === 'uphold'
