import { useRef, useState } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ReportCard } from './report-card.tsx'
import { type QueueStatus, useQueue } from './use-queue.ts'

const EMPTY: Record<QueueStatus, { title: string; text: string }> = {
  waiting: { title: 'Nothing to decide', text: 'New reports and appeals come here. This page looks again by itself.' },
  decided: { title: 'Nothing decided yet', text: 'What you decide stands here with its reason.' },
}

/** What waits for a decision, the longest first; or what was decided, the latest first. */
export function Queue() {
  const [status, setStatus] = useState<QueueStatus>('waiting')
  const queue = useQueue(status)
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="mb-5 max-w-md">
        <Segments
          legend="Which reports"
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'decided', label: 'Decided' },
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
      <Loaded query={queue} failed="The reports did not load" skeleton={<QueueSkeleton />}>
        {({ pages }) => {
          const reports = pages.flat()
          return (
            // Whoever decides goes on from here: the card that had the focus leaves the list.
            // biome-ignore lint/a11y/useSemanticElements: a group that is moved to, not a set of fields
            <div
              ref={list}
              role="group"
              aria-label={`Reports, ${status}`}
              tabIndex={-1}
              className="flex flex-col gap-5"
            >
              {reports.length === 0 && <EmptyState title={EMPTY[status].title}>{EMPTY[status].text}</EmptyState>}
              {reports.map((report) => (
                <ReportCard key={report.id} report={report} list={() => list.current} />
              ))}
              <ShowMore query={queue} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

const QueueSkeleton = () => (
  <Loading label="Loading the reports…" className="flex flex-col gap-5">
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </Loading>
)
