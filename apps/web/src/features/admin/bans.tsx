import type { BannedAccount } from '@squash/contract/admin'
import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, momentOf } from '../../lib/dates.ts'
import { DraftForm } from '../../lib/forms/dialog-form.tsx'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { PersonLink } from '../../lib/people/names.tsx'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.ts'
import { ModerationCard, ModerationList } from './moderation-list.tsx'
import { type Author, BAN_TERMS, type BanTerm, banWords } from './texts.ts'

/** All banned users, latest first, each with a button to unban them. */
export function BannedList() {
  const banned = useInfiniteQuery(api.admin.get_banned_accounts.infiniteOptions(pagesBefore<object, number>({})))
  return (
    <ModerationList
      query={banned}
      label="Banned"
      what="banned users"
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
  return (
    <ModerationCard
      eyebrow={
        <>
          Banned on <time dateTime={since}>{dayOf(since)}</time> by{' '}
          {by?.display_name ?? 'the operator or a former admin'}
        </>
      }
      title={
        <PersonLink id={person.id} className="inline-flex min-h-11 min-w-11 items-center">
          {person.display_name}
        </PersonLink>
      }
      under={person.username && <p className="text-muted wrap-anywhere">@{person.username}</p>}
      badges={<Badge tone="plum">{until === null ? 'Permanent' : 'Temporary'}</Badge>}
    >
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
    </ModerationCard>
  )
}

/** Bans or unbans an author, after a dialog that explains the consequences. */
export function BanButton({ author, onDone }: { author: Author | null; onDone?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!author?.can_ban) return null
  const { label, follows } = banWords(author)
  return (
    <>
      <Button className="wrap-anywhere" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${label}?`} description={follows}>
        <BanForm author={author} onClose={() => setOpen(false)} onDone={onDone} />
      </Dialog>
    </>
  )
}

type BanFormProps = { author: Author; onClose: () => void; onDone: (() => void) | undefined }

/** The form for a ban: its consequences, how long it lasts, and the reason. */
function BanForm({ author, onClose, onDone }: BanFormProps) {
  const queries = useQueryClient()
  const bans = !author.is_banned
  const [term, setTerm] = useState<BanTerm>('7')
  const { label, list } = banWords(author)
  return (
    <DraftForm
      draft={`${bans ? 'ban' : 'unban'}:${author.id}`}
      label="Reason"
      hint="Kept in the log, for other moderators."
      required={reportsMessages.banReasonRequired}
      max={LIMITS.reportReason}
      rows={3}
      submit={label}
      variant={bans ? 'danger' : 'primary'}
      send={(reason) =>
        bans
          ? api.admin.ban_account.call({ user_id: author.id, reason, days: daysOf(term) })
          : api.admin.unban_account.call({ user_id: author.id, reason })
      }
      onSent={() => {
        toast.success(bans ? 'They’ve been signed out everywhere and banned.' : 'They can sign in again.')
        onDone?.()
        for (const queryKey of [api.reports.key(), api.admin.key()]) void queries.invalidateQueries({ queryKey })
      }}
      onClose={onClose}
    >
      {(field, busy) => (
        <>
          {list.length > 0 && (
            <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {bans && (
            <RadioCards
              legend="For how long?"
              options={BAN_TERMS}
              value={term}
              onChange={setTerm}
              columns="grid-cols-2"
              disabled={busy}
            />
          )}
          {field}
        </>
      )}
    </DraftForm>
  )
}

/** The days of a term; null for a permanent ban. */
const daysOf = (term: BanTerm): number | null => (term === 'good' ? null : Number(term))
