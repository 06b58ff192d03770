import type { AdminAct } from '@squash/contract/admin'
import type { ReportKind } from '@squash/contract/values'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shortMoment } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { KIND_WORDS } from '../../lib/moderation/subject.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { PersonLink } from '../../lib/people/names.tsx'
import { api } from '../../lib/query.ts'
import { rulingPath } from '../../lib/rulings/ruling-parts.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, Skeletons } from '../../ui/states.tsx'
import { actWords } from './texts.ts'

/** Every admin action, latest first. */
export function AdminLog() {
  const acts = useInfiniteQuery(api.admin.get_admin_acts.infiniteOptions(pagesBefore<object, number>({})))
  return (
    <Loaded
      query={acts}
      failed="The log didn’t load"
      skeleton={<Skeletons label="Loading the log…" of={['h-72 rounded-card']} />}
    >
      {({ pages }) => {
        const all = pages.flat()
        if (all.length === 0)
          return <EmptyState title="Nothing here yet">Everything moderators do is listed here.</EmptyState>
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

/** One action as a sentence: 'Ada banned Jonas until Mar 9, 2026', or 'Ada hid a ruling: The ficus'. */
function ActRow({ act: { admin, act, subject, subject_name, report_kind, at, reason, ban } }: { act: AdminAct }) {
  const [before, unnamed, after] = actWords(act)
  const named = subject !== null && !UNNAMED.has(act) && (
    <Subject act={act} id={subject} name={subject_name} reportKind={report_kind} />
  )
  return (
    <li className="border-t-2 border-faint py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap min-h-11 items-center justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {admin ? (
            <PersonLink id={admin.id} className={`${linkClass} font-bold`}>
              {admin.display_name}
            </PersonLink>
          ) : (
            <span className="font-bold">Operator or former admin</span>
          )}{' '}
          {before}
          {unnamed !== null ? named || unnamed : named && <>: {named}</>}
          {after}
          {ban && ` ${ban.until === null ? 'permanently' : `until ${shortMoment(ban.until)}`}`}
        </span>
        <time dateTime={at} className="text-sm text-muted">
          {shortMoment(at)}
        </time>
      </p>
      {reason !== null && (
        <div className="mt-2">
          <Said by="Reason">{reason}</Said>
        </div>
      )}
    </li>
  )
}

/** Large enough for a thumb, without a gap in the sentence. */
const linkClass = '-mx-2 inline-flex min-h-11 min-w-11 items-center px-2'

type SubjectProps = { act: string; id: string; name: string | null; reportKind: ReportKind | null }

/** The subject of an action, by name; a link if it has a page. */
function Subject({ act, id, name, reportKind }: SubjectProps) {
  const [kind, change] = act.split('.')
  const isShown = change === 'shown'
  switch (kind) {
    case 'account':
    case 'admin':
    case 'profile':
      return name === null ? (
        'an erased account'
      ) : (
        <PersonLink id={id} className={linkClass}>
          {name}
        </PersonLink>
      )
    // Admins can't open the page of hidden content.
    case 'ruling':
      return name !== null && isShown ? <PageLink to={rulingPath(id)}>{name}</PageLink> : (name ?? 'no longer there')
    case 'debate':
      return name !== null && isShown ? <PageLink to={`/debates/${id}`}>{name}</PageLink> : (name ?? 'not public')
    case 'report':
    case 'appeal':
      return `${reportKind ? `${KIND_WORDS[reportKind].toLowerCase()} ` : ''}${name === null ? 'no longer there' : `“${name}”`}`
    default:
      return name ?? 'no longer there'
  }
}

/** The actions whose sentence names no subject: it is the admin themselves, or someone the log doesn't record. */
const UNNAMED = new Set(['admin.given_up', 'safety_review.lifted', 'safety_review.kept'])

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={`${linkClass} underline`}>
    {children}
  </Link>
)
