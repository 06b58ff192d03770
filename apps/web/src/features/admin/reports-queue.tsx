import { counted } from '@squash/contract/counted'
import type { AdminReport } from '@squash/contract/reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { CATEGORY_WORDS, KIND_WORDS } from '../../lib/moderation/subject.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BanButton } from './bans.tsx'
import { DecideForm } from './decide-form.tsx'
import { type ListStatus, ModerationList, REFETCH, Verdicts, WaitingOrDecided } from './moderation-list.tsx'
import { Context, OtherReports, Parties, useSetHidden } from './report-parts.tsx'
import { choicesOf, STATUS } from './texts.ts'

const EMPTY: Record<ListStatus, { title: string; text: string }> = {
  waiting: { title: 'Nothing to decide', text: 'New reports and appeals show up here. This page updates by itself.' },
  decided: { title: 'Nothing decided yet', text: 'Decisions are listed here, with their reasons.' },
}

/** Pending reports and appeals, longest-waiting first; or decided ones, latest first. */
export const ReportsQueue = () => (
  <WaitingOrDecided legend="Which reports">{(status) => <Reports status={status} />}</WaitingOrDecided>
)

function Reports({ status }: { status: ListStatus }) {
  const reports = useInfiniteQuery({
    ...api.reports.get_reports.infiniteOptions(pagesBefore({ p_status: status })),
    refetchInterval: REFETCH,
  })
  return (
    <ModerationList
      query={reports}
      label={`Reports, ${status}`}
      what="the reports"
      empty={EMPTY[status]}
      card={(report, list) => <ReportCard key={report.id} report={report} list={list} />}
    />
  )
}

/** `list` takes focus after the decision, because the card is removed. */
type ReportCardProps = { report: AdminReport; list: () => HTMLElement | null }

/** A report with all the information for judging it, and the actions available to an admin. */
function ReportCard({ report, list }: ReportCardProps) {
  const heading = useId()
  const { label, tone } = STATUS[report.status]
  const isWaiting = report.status === 'open' || report.status === 'appealed'
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">
            {KIND_WORDS[report.kind]} · {CATEGORY_WORDS[report.category].label} ·{' '}
            <time dateTime={report.created_at}>{dayOf(report.created_at)}</time>
          </p>
          <h2 id={heading} className="mt-0.5 text-xl wrap-anywhere">
            {report.context.title ?? KIND_WORDS[report.kind]}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          {report.times_reported > 1 && <Badge tone="rose">Reported {counted(report.times_reported, 'time')}</Badge>}
          {report.author?.is_banned && <Badge tone="plum">Author banned</Badge>}
          {report.is_hidden && <Badge tone="plum">Hidden</Badge>}
          <Badge tone={tone}>{label}</Badge>
        </div>
      </header>
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
    </Card>
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
      {is_hidden ? 'Show it again' : 'Hide it'}
    </Button>
  )
}
