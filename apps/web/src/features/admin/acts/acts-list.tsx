import type { AdminAct } from '@squash/contract/admin'
import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { Said } from '../../../lib/moderation/said.tsx'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { api } from '../../../lib/query.ts'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { actWords } from './act-words.ts'
import { Subject } from './subject.tsx'

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Everything that was done with an admin's power, the latest first. */
export function ActsList() {
  const acts = useInfiniteQuery(
    api.admin.get_admin_acts.infiniteOptions({
      input: (before: number | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )
  return (
    <Loaded
      query={acts}
      failed="The log did not load"
      skeleton={
        <Loading label="Loading the log…">
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      }
    >
      {({ pages }) => {
        const all = pages.flat()
        if (all.length === 0)
          return <EmptyState title="Nothing here yet">Everything admins do is listed here.</EmptyState>
        return (
          <>
            <Card as="section" aria-label="Log">
              <ol>
                {all.map((act) => (
                  <ActRow key={act.id} act={act} />
                ))}
              </ol>
            </Card>
            <ShowMore query={acts} />
          </>
        )
      }}
    </Loaded>
  )
}

function ActRow({ act: { admin, act, subject, subject_name, report_kind, at, reason, ban } }: { act: AdminAct }) {
  return (
    <li className="border-t-2 border-faint py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap min-h-11 items-center justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {admin ? (
            <PersonLink id={admin.id} className="inline-flex min-h-11 min-w-11 items-center font-bold">
              {admin.display_name}
            </PersonLink>
          ) : (
            <span className="font-bold">Operator or former admin</span>
          )}{' '}
          {actWords(act)}
          {ban && ` ${ban.until === null ? 'for good' : `until ${MOMENT.format(new Date(ban.until))}`}`}
        </span>
        <time dateTime={at} className="text-sm text-muted">
          {MOMENT.format(new Date(at))}
        </time>
      </p>
      {reason !== null && <Said by="The reason">{reason}</Said>}
      {subject !== null && (
        <p className="text-sm text-muted wrap-anywhere">
          <Subject act={act} id={subject} name={subject_name} reportKind={report_kind} />
        </p>
      )}
    </li>
  )
}
