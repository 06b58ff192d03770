import type { MyReport } from '@squash/contract/reports'
import { useRef, useState } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AppealDialog } from './appeal.tsx'
import { consequenceOf, STANDING } from './consequence.ts'
import { ReportHead, ReportList, useMyReports } from './report-list.tsx'

/** The decisions against the viewer. */
export function DecidedList() {
  const query = useMyReports('author')
  return (
    <ReportList
      title="Decisions about you"
      lead="You’ll see what was decided and why, but not who reported it. You can appeal each decision once."
      none="Nothing. There are no decisions about what you wrote."
      failed="The decisions about you didn’t load"
      query={query}
    >
      {(report) => <DecidedCard key={report.id} report={report} />}
    </ReportList>
  )
}

/** One decision: the reason, its consequence, and the appeal. */
function DecidedCard({ report }: { report: MyReport }) {
  const [isAppealing, setAppealing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSent = useRef(false)
  const close = () => setAppealing(false)
  const { label, tone } = STANDING[report.status]
  return (
    <Card as="li" className="flex flex-col gap-4">
      <ReportHead
        heading={heading}
        report={report}
        at={report.decided_at ?? report.created_at}
        status={<Badge tone={tone}>{label}</Badge>}
      />
      {report.decision_reason !== null && <Said by="The reason">{report.decision_reason}</Said>}
      {report.appeal && <Said by={`Your appeal, ${dayOf(report.appeal.at)}`}>{report.appeal.text}</Said>}
      {report.appeal_reason !== null && <Said by="The answer to your appeal">{report.appeal_reason}</Said>}
      <p>{consequenceOf(report)}</p>
      {report.can_appeal && (
        <Button className="self-start" onClick={() => setAppealing(true)}>
          Appeal
        </Button>
      )}
      <AppealDialog
        report={report}
        open={isAppealing}
        onClose={close}
        onSent={() => {
          isSent.current = true
          close()
        }}
        // The button that opened the dialog is gone once the appeal is sent.
        focusAfter={() => (isSent.current ? heading.current : null)}
      />
    </Card>
  )
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <div>
      <p className="eyebrow">{by}</p>
      <blockquote className="mt-1 border-l-4 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">{children}</blockquote>
    </div>
  )
}
