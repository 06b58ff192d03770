import type { ReportKind } from '@squash/contract/values'
import { Link } from 'react-router'
import { KIND_WORDS } from '../../../lib/moderation/words.ts'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { boardPath } from '../../../lib/rulings/public-tallies.tsx'

const linkClass = 'inline-flex min-h-11 min-w-11 items-center'

type SubjectProps = { act: string; id: string; name: string | null; reportKind: ReportKind | null }

/** What an act was done to, by name; a link where it has a page. */
export function Subject({ act, id, name, reportKind }: SubjectProps) {
  const [kind, change] = act.split('.')
  const isShown = change === 'shown'
  switch (kind) {
    case 'account':
    case 'admin':
    case 'profile':
      return name === null ? (
        'An account that was erased'
      ) : (
        <PersonLink id={id} className={linkClass}>
          {name}
        </PersonLink>
      )
    // What was hidden has no page that an admin could open.
    case 'ruling':
      return name !== null && isShown ? <PageLink to={boardPath(id)}>{name}</PageLink> : (name ?? 'No longer there')
    case 'debate':
      return name !== null && isShown ? <PageLink to={`/debates/${id}`}>{name}</PageLink> : (name ?? 'Not public')
    case 'report':
    case 'appeal':
      return `${reportKind ? KIND_WORDS[reportKind] : 'Report'}: ${name ?? 'no longer there'}`
    // Whose it was is nothing for the log.
    case 'safety_review':
      return 'A request for a review'
    default:
      return name ?? 'No longer there'
  }
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={`${linkClass} underline`}>
    {children}
  </Link>
)
