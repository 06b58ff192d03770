import type { AdminReport, ReportContext } from '@squash/contract/reports'
import type { HideableKind } from '@squash/contract/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { dayOf } from '../../lib/dates.ts'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { CATEGORY_WORDS } from '../../lib/moderation/subject.ts'
import { PersonLink } from '../../lib/people/names.tsx'
import { api } from '../../lib/query.ts'
import { rulingPath } from '../../lib/rulings/ruling-parts.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.ts'

const UNNAMED: Record<NonNullable<AdminReport['unnamed']>, string> = {
  erased: 'Account erased',
  invite: 'Someone with the invite’s link',
  own: 'Hidden, because you’re involved',
}

/** The reporter and the reported user, and a link to the reported content. */
export function Parties({ report }: { report: AdminReport }) {
  const path = pathOf(report)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Party label="Reported by" person={report.reporter} none={report.unnamed ? UNNAMED[report.unnamed] : ''} />
      <Party label="Author" person={report.author} none="Unknown to the reporter, or deleted" />
      {report.side && <Fact label="Side">{report.side === 'creator' ? 'The creator' : 'The opponent'}</Fact>}
      {path !== null && (
        <Fact label="Where">
          <Link to={path} className={linkClass}>
            View it
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

/** The path of the reported content; null for messages, because admins can't open conflicts, and for hidden content. */
function pathOf({ kind, subject_id, is_hidden }: AdminReport): string | null {
  if (is_hidden && kind !== 'profile') return null
  switch (kind) {
    case 'ruling':
      return rulingPath(subject_id)
    case 'debate':
      return `/debates/${subject_id}`
    case 'profile':
      return `/user-profile/${subject_id}`
    case 'message':
      return null
  }
}

/** Only what the reporter could see at the time of the report. */
export function Context({ context: { texts } }: { context: ReportContext }) {
  if (texts.length === 0) return null
  return (
    <div className="rounded-control border-2 border-edge bg-paper p-4">
      <p className="mb-3 font-bold">What the reporter saw</p>
      <div className="flex flex-col gap-4">
        {texts.map(({ label, text }) => (
          <Said key={label} by={label}>
            {text}
          </Said>
        ))}
      </div>
    </div>
  )
}

/** The reasons of other users who reported the same content. */
export function OtherReports({ reports }: { reports: AdminReport['joined'] }) {
  if (reports.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-2 underline-offset-4">
        What other reporters say
      </summary>
      <ul className="mt-2 flex flex-col gap-4">
        {reports.map(({ category, reason, created_at }) => (
          <li key={created_at + reason}>
            <Said by={`${CATEGORY_WORDS[category].label}, ${dayOf(created_at)}`}>{reason}</Said>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The label of the button that hides something, or shows it again: 'Hide the ruling'. */
export const hideLabel = (kind: HideableKind, isHidden: boolean): string =>
  `${isHidden ? 'Show' : 'Hide'} the ${kind}${isHidden ? ' again' : ''}`

type Hiding = { kind: HideableKind; id: string; hidden: boolean }

/** Hides something from everyone, or shows it again, and refetches everything that may display it. */
export function useSetHidden(onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hiding: Hiding) => api.reports.set_hidden.call(hiding),
    onSuccess: (_, { hidden }) => {
      toast.success(hidden ? 'It’s hidden now.' : 'It’s visible again.')
      onDone()
      return queries.invalidateQueries()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
