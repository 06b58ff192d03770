import type { BannedAccount } from '@squash/contract/admin'
import { useId } from 'react'
import { dayOf, momentOf } from '../../../lib/dates.ts'
import { Said } from '../../../lib/moderation/said.tsx'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { BanButton } from '../ban/ban-button.tsx'

type BannedCardProps = { ban: BannedAccount; onUnbanned: () => void }

/** Somebody who is kept out: since when and until when, why, and by whom. */
export function BannedCard({ ban: { person, since, until, reason, by, can_unban }, onUnbanned }: BannedCardProps) {
  const heading = useId()
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">
            Banned on <time dateTime={since}>{dayOf(since)}</time> by{' '}
            {by?.display_name ?? 'the operator or a former admin'}
          </p>
          <h2 id={heading} className="mt-0.5 text-xl wrap-anywhere">
            <PersonLink id={person.id} className="inline-flex min-h-11 min-w-11 items-center">
              {person.display_name}
            </PersonLink>
          </h2>
          {person.username && <p className="text-muted wrap-anywhere">@{person.username}</p>}
        </div>
        <Badge tone="plum">{until === null ? 'For good' : 'For a time'}</Badge>
      </header>
      {until !== null && (
        <p>
          Until <time dateTime={until}>{momentOf(until)}</time>
        </p>
      )}
      {reason === null ? <p className="text-muted">No reason was given.</p> : <Said by="The reason">{reason}</Said>}
      {can_unban ? (
        <div>
          <BanButton author={{ ...person, is_banned: true, can_ban: true }} onDone={onUnbanned} />
        </div>
      ) : (
        <p className="text-muted">This is an admin: the operator alone can let them in again.</p>
      )}
    </Card>
  )
}
