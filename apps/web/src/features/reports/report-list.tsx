import type { MyReport } from '@squash/contract/reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { CATEGORY_WORDS, KIND_WORDS } from '../../lib/moderation/subject.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { Skeletons } from '../../ui/states.tsx'

type ReportListProps = {
  title: string
  /** Shown under the title. */
  lead: string
  /** Shown when the list is empty. */
  none: string
  failed: string
  query: ReturnType<typeof useMyReports>
  children: (report: MyReport) => ReactNode
}

/** One list of reports: loading, failed, empty or loaded. */
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

const ListSkeleton = ({ label }: { label: string }) => <Skeletons label={label} of={['h-32 rounded-card']} />

type ReportHeadProps = { report: MyReport; at: string; status: ReactNode; heading?: Ref<HTMLHeadingElement> }

/** The subject, the age and the status. */
export function ReportHead({ report: { kind, category, title }, at, status, heading }: ReportHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="eyebrow text-ink/75">
          {KIND_WORDS[kind]} · {CATEGORY_WORDS[category].label} · <time dateTime={at}>{dayOf(at)}</time>
        </p>
        <h3 ref={heading} tabIndex={-1} className="mt-0.5 text-xl wrap-anywhere">
          {title ?? UNTITLED[kind]}
        </h3>
      </div>
      {status}
    </div>
  )
}

const UNTITLED: Record<MyReport['kind'], string> = {
  ruling: 'A public ruling',
  debate: 'A debate',
  profile: 'A profile',
  message: 'A message in a conflict',
}

/** The user's reports, either as author or as reporter, newest first, page by page. */
export const useMyReports = (p_role: 'author' | 'reporter') =>
  useInfiniteQuery(api.reports.get_my_reports.infiniteOptions(pagesBefore({ p_role })))
