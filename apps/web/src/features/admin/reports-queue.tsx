import { counted } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import type { AdminReport } from '@squash/contract/reports'
import { type DebateSide, REPORT_CATEGORIES, type ReportCategory, type Verdict } from '@squash/contract/values'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/client.ts'
import { dayOf } from '../../lib/dates.ts'
import { DraftForm } from '../../lib/forms/dialog-form.tsx'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { CATEGORY_WORDS, KIND_WORDS } from '../../lib/moderation/subject.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { BanButton } from './bans.tsx'
import { type ListStatus, ModerationCard, ModerationQueue, REFETCH, Verdicts } from './moderation-list.tsx'
import { Context, hideLabel, OtherReports, Parties, useSetHidden } from './report-parts.tsx'
import { type Choice, choicesOf, STATUS } from './texts.ts'

const EMPTY: Record<ListStatus, { title: string; text: string }> = {
  waiting: { title: 'Nothing to decide', text: 'New reports and appeals show up here. This page updates by itself.' },
  decided: { title: 'Nothing decided yet', text: 'Decisions are listed here, with their reasons.' },
}

/** Pending reports and appeals, longest-waiting first; or decided ones, latest first. */
export const ReportsQueue = () => (
  <ModerationQueue
    legend="Which reports"
    label="Reports"
    what="reports"
    empty={EMPTY}
    useItems={useReports}
    card={(report, list) => <ReportCard key={report.id} report={report} list={list} />}
  />
)

const useReports = (status: ListStatus) =>
  useInfiniteQuery({
    ...api.reports.get_reports.infiniteOptions(pagesBefore({ p_status: status })),
    refetchInterval: REFETCH,
  })

/** `list` takes focus after the decision, because the card is removed. */
type ReportCardProps = { report: AdminReport; list: () => HTMLElement | null }

/** A report with all the information for judging it, and the actions available to an admin. */
function ReportCard({ report, list }: ReportCardProps) {
  const { label, tone } = STATUS[report.status]
  const isWaiting = report.status === 'open' || report.status === 'appealed'
  return (
    <ModerationCard
      eyebrow={
        <>
          {KIND_WORDS[report.kind]} · {CATEGORY_WORDS[report.category].label} ·{' '}
          <time dateTime={report.created_at}>{dayOf(report.created_at)}</time>
        </>
      }
      title={report.context.title ?? KIND_WORDS[report.kind]}
      badges={
        <>
          {report.times_reported > 1 && <Badge tone="rose">Reported {counted(report.times_reported, 'time')}</Badge>}
          {report.author?.is_banned && <Badge tone="plum">Author banned</Badge>}
          {report.is_hidden && <Badge tone="plum">Hidden</Badge>}
          <Badge tone={tone}>{label}</Badge>
        </>
      }
    >
      <Parties report={report} />
      {report.unnamed !== 'own' && <Said by="What the reporter says">{report.reason}</Said>}
      <OtherReports reports={report.joined} />
      <Context context={report.context} />
      {report.decision_reason !== null && (
        <Said by={`Decided${report.decided_at ? ` on ${dayOf(report.decided_at)}` : ''}`}>
          {report.decision_reason}
        </Said>
      )}
      {report.appeal && <Said by={`Appeal on ${dayOf(report.appeal.at)}`}>{report.appeal.text}</Said>}
      {report.appeal_reason !== null && <Said by="Answer to the appeal">{report.appeal_reason}</Said>}
      {isWaiting && !report.can_decide && (
        <p className="text-muted">
          You reported this, you’re involved in it, or you’re in a dispute with its author. Another moderator has to
          decide.
        </p>
      )}
      <Verdicts
        choices={report.can_decide ? choicesOf(report) : []}
        list={list}
        form={(choice, onClose, onDecided) => (
          <DecideForm key={choice.verdict} report={report} choice={choice} onClose={onClose} onDecided={onDecided} />
        )}
      >
        <HideButton report={report} />
        <BanButton author={report.author} />
      </Verdicts>
    </ModerationCard>
  )
}

/**
 * Hides the reported content or shows it again. Not available to an admin who is involved, nor for a message, which
 * only two people see.
 */
function HideButton({ report: { kind, subject_id: id, is_hidden, can_hide } }: { report: AdminReport }) {
  const setHidden = useSetHidden()
  if (kind === 'message' || !can_hide) return null
  return (
    <Button busy={setHidden.isPending} onClick={() => setHidden.mutate({ kind, id, hidden: !is_hidden })}>
      {hideLabel(kind, is_hidden)}
    </Button>
  )
}

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
function DecideForm({ report, choice, onClose, onDecided }: DecideFormProps) {
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
                  legend="Whose words?"
                  options={SIDES}
                  value={side}
                  onChange={setSide}
                  columns="grid-cols-2"
                />
              )}
              {report.kind !== 'message' && (
                <Switch
                  label={report.is_hidden ? `Keep the ${report.kind} hidden` : hideLabel(report.kind, false)}
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
