import { counted } from '@squash/contract/counted'
import type { AdminReport } from '@squash/contract/reports'
import { useId, useRef, useState } from 'react'
import { dayOf } from '../../../lib/dates.ts'
import { Said } from '../../../lib/moderation/said.tsx'
import { CATEGORY_WORDS, KIND_WORDS } from '../../../lib/moderation/words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BanButton } from '../ban/ban-button.tsx'
import { Context } from './context.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { HideButton } from './hide-button.tsx'
import { Joined } from './joined.tsx'
import { Parties } from './parties.tsx'
import { type Choice, choicesOf, STATUS } from './status-words.ts'

/** @param list what gets the focus once it is decided, because the card leaves the list then */
type ReportCardProps = { report: AdminReport; list: () => HTMLElement | null }

/** One report with everything that there is to judge it by, and what there is to do about it. */
export function ReportCard({ report, list }: ReportCardProps) {
  const heading = useId()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDecided = useRef(false)
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
      <Joined reports={report.joined} />
      <Context context={report.context} />
      {report.decision_reason !== null && (
        <Said by={`Decided${report.decided_at ? ` on ${dayOf(report.decided_at)}` : ''}`}>
          {report.decision_reason}
        </Said>
      )}
      {report.appeal && <Said by={`Appeal of ${dayOf(report.appeal.at)}`}>{report.appeal.text}</Said>}
      {report.appeal_reason !== null && <Said by="Answer to the appeal">{report.appeal_reason}</Said>}
      {isWaiting && !report.can_decide && (
        <p className="text-muted">
          You reported this, have a part in it, or are in a dispute with its author. Another admin decides.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {report.can_decide &&
          choicesOf(report).map((option) => (
            <Button
              key={option.verdict}
              variant={option.verdict === 'uphold' && report.status === 'open' ? 'danger' : 'quiet'}
              onClick={() => {
                setChoice(option)
                setOpen(true)
              }}
            >
              {option.label}
            </Button>
          ))}
        <HideButton report={report} />
        <BanButton author={report.author} />
      </div>
      {choice && (
        <DecideDialog
          report={report}
          choice={choice}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            isDecided.current = true
            list()?.focus()
          }}
          focusAfter={() => (isDecided.current ? list() : null)}
        />
      )}
    </Card>
  )
}
