import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { type ListStatus, ModerationList, REFETCH, WaitingOrDecided } from './moderation-list.tsx'
import { ReportCard } from './report-card.tsx'

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
