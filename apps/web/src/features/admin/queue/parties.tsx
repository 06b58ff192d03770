import type { AdminReport } from '@squash/contract/reports'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { boardPath } from '../../../lib/rulings/public-tallies.tsx'

const UNNAMED: Record<NonNullable<AdminReport['unnamed']>, string> = {
  erased: 'Account erased',
  invite: 'Whoever was sent the invite',
  own: 'Not shown: you have a part in it',
}

/** Who reported whom, and the way to what it is about. */
export function Parties({ report }: { report: AdminReport }) {
  const path = pathOf(report)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Party label="Reported by" person={report.reporter} none={report.unnamed ? UNNAMED[report.unnamed] : ''} />
      <Party label="Author" person={report.author} none="Not known to the reporter, or erased" />
      {report.side && <Fact label="Side">{report.side === 'creator' ? 'The creator' : 'The opponent'}</Fact>}
      {path !== null && (
        <Fact label="Where">
          <Link to={path} className={linkClass}>
            Look at it
          </Link>
        </Fact>
      )}
    </dl>
  )
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-2 underline-offset-4'

type PartyProps = { label: string; person: AdminReport['reporter']; none: string }

const Party = ({ label, person, none }: PartyProps) => (
  <Fact label={label}>
    {person ? (
      <PersonLink id={person.id} className={linkClass}>
        {person.display_name}
        {person.username && ` (@${person.username})`}
      </PersonLink>
    ) : (
      <span className="inline-flex min-h-11 items-center text-muted">{none}</span>
    )}
  </Fact>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)

/** A message is only in its conflict, which is nobody's but the two people's; what is hidden is hidden from admins too. */
function pathOf({ kind, subject_id, is_hidden }: AdminReport): string | null {
  if (is_hidden && kind !== 'profile') return null
  switch (kind) {
    case 'ruling':
      return boardPath(subject_id)
    case 'debate':
      return `/debates/${subject_id}`
    case 'profile':
      return `/user-profile/${subject_id}`
    case 'message':
      return null
  }
}
