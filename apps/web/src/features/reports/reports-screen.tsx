import type { MyReport } from '@squash/contract/reports'
import type { ReportStatus } from '@squash/contract/values'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useHoldTour } from '../../ui/hold-tour.ts'
import { Page } from '../../ui/page.tsx'
import type { Tone } from '../../ui/tone.ts'
import { DecidedList } from './decided-list.tsx'
import { ReportHead, ReportList, useMyReports } from './report-list.tsx'

/** /reports: decisions about the user, with an appeal, and the outcome of their own reports. */
export function ReportsScreen() {
  useHoldTour()
  return (
    <Page
      title="Reports"
      back={{ to: '/profile/settings#privacy', label: 'Settings' }}
      width="narrow"
      lead={<p>What people reported, what was decided, and why.</p>}
    >
      <HintAfterSending place="reports" className="mb-6" />
      <div className="flex flex-col gap-10">
        <DecidedList />
        <FiledList />
      </div>
    </Page>
  )
}

const OUTCOMES: Record<ReportStatus, { label: string; tone: Tone; says: string }> = {
  open: { label: 'Waiting', tone: 'plain', says: 'We haven’t decided yet. We’ll let you know.' },
  upheld: { label: 'Upheld', tone: 'mediator', says: 'You were right to report it, and we acted on it.' },
  appealed: { label: 'Upheld', tone: 'mediator', says: 'We acted on it. The author has appealed.' },
  confirmed: { label: 'Upheld', tone: 'mediator', says: 'We reviewed it twice, and acted on it.' },
  dismissed: { label: 'Dismissed', tone: 'plain', says: 'We looked into it, and it’s within the rules.' },
  overturned: { label: 'Dismissed', tone: 'plain', says: 'We reviewed it again, and it’s within the rules.' },
}

/** The outcome if the reported account was deleted, whether or not the report had been decided by then. */
const GONE: (typeof OUTCOMES)[ReportStatus] = {
  label: 'Closed',
  tone: 'plain',
  says: 'The reported user has deleted their account.',
}

/** The viewer's own reports and their outcomes. */
function FiledList() {
  const query = useMyReports('reporter')
  return (
    <ReportList
      title="Reports you sent"
      lead="Only the people who run Squash know that these reports are yours."
      none="You haven’t reported anything. If something isn’t right, you can report it from the ⋯ menu next to it."
      failed="Your reports didn’t load"
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
