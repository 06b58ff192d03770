import type { Conflict } from '@squash/contract/conflicts'
import { relativeAge } from '@squash/rules/time/relative-age'
import { statusToneOf } from '../../../lib/conflicts/turn.ts'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { StatusBadge } from '../../../ui/badge.tsx'
import type { Person } from '../view/people.ts'

/** Under the title: against whom, since when, and where it stands. */
export function ConflictLead({ conflict, other }: { conflict: Conflict; other: Person }) {
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        vs.{' '}
        <PersonLink id={other.id} className="font-bold text-ink">
          {other.name}
        </PersonLink>{' '}
        · <time dateTime={conflict.created_at}>{relativeAge(new Date(conflict.created_at), new Date())}</time>
      </p>
      <StatusBadge tone={statusToneOf(conflict)}>
        <span className="text-ink">{conflict.status_label}</span>
      </StatusBadge>
    </>
  )
}
