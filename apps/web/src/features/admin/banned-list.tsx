import type { BannedAccount } from '@squash/contract/admin'
import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dayOf, momentOf } from '../../lib/dates.ts'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { nextPageId } from '../../lib/paging.ts'
import { PersonLink } from '../../lib/people/person-link.tsx'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { BanButton } from './ban-button.tsx'
import { ModerationList } from './moderation-list.tsx'

/** All banned users, latest first, each with a button to unban them. */
export function BannedList() {
  const banned = useInfiniteQuery(
    api.admin.get_banned_accounts.infiniteOptions({
      input: (before: number | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: nextPageId(LIMITS.pageSize),
    }),
  )
  return (
    <ModerationList
      query={banned}
      label="Banned"
      what="the banned users"
      empty={{
        title: 'Nobody is banned',
        text: 'Banned users are listed here until the ban ends or is lifted.',
      }}
      card={(ban, list) => <BannedCard key={ban.id} ban={ban} onUnbanned={() => list()?.focus()} />}
    />
  )
}

type BannedCardProps = { ban: BannedAccount; onUnbanned: () => void }

/** A banned user: the start, end and reason of the ban, and the admin who issued it. */
function BannedCard({ ban: { person, since, until, reason, by, can_unban }, onUnbanned }: BannedCardProps) {
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
        <Badge tone="plum">{until === null ? 'Permanent' : 'Temporary'}</Badge>
      </header>
      {until !== null && (
        <p>
          Until <time dateTime={until}>{momentOf(until)}</time>
        </p>
      )}
      {reason === null ? <p className="text-muted">No reason was given.</p> : <Said by="Reason">{reason}</Said>}
      {can_unban ? (
        <div>
          <BanButton author={{ ...person, is_banned: true, can_ban: true }} onDone={onUnbanned} />
        </div>
      ) : (
        <p className="text-muted">This is an admin. Only the operator can unban them.</p>
      )}
    </Card>
  )
}
