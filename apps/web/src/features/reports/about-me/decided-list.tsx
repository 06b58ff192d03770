import { ReportList } from '../report-list.tsx'
import { useMyReports } from '../use-my-reports.ts'
import { DecidedCard } from './decided-card.tsx'

/** What was decided against the viewer. */
export function DecidedList() {
  const query = useMyReports('author')
  return (
    <ReportList
      title="Decided about you"
      lead="You learn what was decided and why, and not who reported it. You can appeal each decision once."
      none="Nothing. Nobody has decided anything about what you wrote."
      failed="What was decided about you did not load"
      query={query}
    >
      {(report) => <DecidedCard key={report.id} report={report} />}
    </ReportList>
  )
}
