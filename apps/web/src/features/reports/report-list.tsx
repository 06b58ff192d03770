import type { MyReport } from '@squash/contract/reports'
import type { ReactNode } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { ShowMore } from '../../lib/show-more.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { useMyReports } from './use-my-reports.ts'

type ReportListProps = {
  title: string
  /** Under the title. */
  lead: string
  /** Stands there when there is none. */
  none: string
  failed: string
  query: ReturnType<typeof useMyReports>
  children: (report: MyReport) => ReactNode
}

/** One side's reports, in whichever state they are. */
export function ReportList({ title, lead, none, failed, query, children }: ReportListProps) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-muted">{lead}</p>
      <Loaded query={query} failed={failed} skeleton={<ListSkeleton label={`Loading: ${title}…`} />}>
        {({ pages }) => {
          const reports = pages.flat()
          return reports.length === 0 ? (
            <Card>
              <p>{none}</p>
            </Card>
          ) : (
            <>
              <ul className="flex flex-col gap-4">{reports.map(children)}</ul>
              <ShowMore query={query} />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const ListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton className="h-32 rounded-card" />
  </Loading>
)
