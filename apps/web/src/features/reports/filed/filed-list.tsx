import type { MyReport } from '@squash/contract/reports'
import type { ReportStatus } from '@squash/contract/values'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { ReportHead } from '../report-head.tsx'
import { ReportList } from '../report-list.tsx'
import { useMyReports } from '../use-my-reports.ts'

const OUTCOMES: Record<ReportStatus, { label: string; tone: Tone; says: string }> = {
  open: { label: 'Waiting', tone: 'plain', says: 'We have not decided yet. You are told when we have.' },
  upheld: { label: 'Upheld', tone: 'mediator', says: 'You were right to tell us, and we acted on it.' },
  appealed: { label: 'Upheld', tone: 'mediator', says: 'We acted on it. Its author has asked for a second look.' },
  confirmed: { label: 'Upheld', tone: 'mediator', says: 'We looked twice, and acted on it.' },
  dismissed: { label: 'Dismissed', tone: 'plain', says: 'We looked at it, and it is within the rules.' },
  overturned: { label: 'Dismissed', tone: 'plain', says: 'We looked a second time, and it is within the rules.' },
}

/** It may have been decided before, or not: what we know is that there is nobody left. */
const GONE: (typeof OUTCOMES)[ReportStatus] = {
  label: 'Closed',
  tone: 'plain',
  says: 'Whoever this was about has deleted their account.',
}

/** What the viewer reported, and what became of it. */
export function FiledList() {
  const query = useMyReports('reporter')
  return (
    <ReportList
      title="Reports you sent"
      lead="We tell nobody but the people who look after Squash that they are yours."
      none="None. If something here is not all right, the menu ⋯ beside it has a way to tell us."
      failed="Your reports did not load"
      query={query}
    >
      {(report) => <FiledCard key={report.id} report={report} />}
    </ReportList>
  )
}

function FiledCard({ report }: { report: MyReport }) {
  const { label, tone, says } = report.is_gone ? GONE : OUTCOMES[report.status]
  return (
    <Card as="li" className="flex flex-col gap-3">
      <ReportHead report={report} at={report.created_at} status={<Badge tone={tone}>{label}</Badge>} />
      {report.reason !== null && (
        <blockquote className="border-l-4 border-edge pl-3 whitespace-pre-wrap text-muted wrap-anywhere">
          {report.reason}
        </blockquote>
      )}
      <p>{says}</p>
    </Card>
  )
}
