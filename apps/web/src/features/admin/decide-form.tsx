import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import type { AdminReport } from '@squash/contract/reports'
import { type DebateSide, REPORT_CATEGORIES, type ReportCategory, type Verdict } from '@squash/contract/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/client.ts'
import { DraftForm } from '../../lib/forms/dialog-form.tsx'
import { CATEGORY_WORDS } from '../../lib/moderation/subject.ts'
import { api } from '../../lib/query.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import type { Choice } from './texts.ts'

const CATEGORIES = REPORT_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value].label }))
const SIDES = [
  { value: 'creator', label: 'The creator' },
  { value: 'opponent', label: 'The opponent' },
] as const

type DecideFormProps = { report: AdminReport; choice: Choice<Verdict>; onClose: () => void; onDecided: () => void }

/**
 * The form for a verdict on a report: the reason and, when upholding a new report, the category and whether to hide the
 * content.
 */
export function DecideForm({ report, choice, onClose, onDecided }: DecideFormProps) {
  const queries = useQueryClient()
  const [category, setCategory] = useState<ReportCategory>(report.category)
  const [side, setSide] = useState<DebateSide | null>(report.side)
  const [hide, setHide] = useState(true)
  const { verdict } = choice
  const isFirst = report.status === 'open' && verdict === 'uphold'
  return (
    <DraftForm
      draft={`verdict:${report.id}:${verdict}`}
      label="Reason"
      hint={
        isRead(report, choice)
          ? 'The author will see exactly what you write.'
          : 'Kept with the report, for other moderators.'
      }
      required={reportsMessages.decisionReasonRequired}
      max={LIMITS.reportReason}
      rows={4}
      submit={choice.label}
      variant={choice.isDanger ? 'danger' : 'primary'}
      send={(reason) =>
        client.reports.decide_report({ id: report.id, verdict, reason, ...(isFirst && { category, side, hide }) })
      }
      onSent={() => {
        toast.success('Decision saved.')
        onDecided()
        // The decision may have hidden a ruling or closed a conflict, which affects many screens.
        void queries.invalidateQueries()
      }}
      // Another admin may have decided it in the meantime.
      onFailed={() => void queries.invalidateQueries({ queryKey: api.reports.key() })}
      onClose={onClose}
    >
      {(field, busy) => (
        <>
          {field}
          {isFirst && (
            <>
              <RadioCards
                legend="Category"
                options={CATEGORIES}
                value={category}
                onChange={setCategory}
                columns="grid-cols-2"
              />
              {report.kind === 'debate' && (
                <RadioCards
                  legend="Whose words"
                  options={SIDES}
                  value={side}
                  onChange={setSide}
                  columns="grid-cols-2"
                />
              )}
              {report.kind !== 'message' && (
                <Switch
                  label="Hide it"
                  hint="From everyone except the people involved"
                  checked={hide}
                  onChange={setHide}
                  disabled={busy}
                />
              )}
            </>
          )}
        </>
      )}
    </DraftForm>
  )
}

/** Whether the author reads the reason. They are never notified of a report dismissed without an appeal. */
const isRead = ({ status }: AdminReport, { verdict }: Choice<Verdict>): boolean =>
  status === 'appealed' || verdict === 'uphold'
