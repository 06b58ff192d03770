import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftForm } from '../../lib/forms/draft-form.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.ts'
import { type Author, BAN_TERMS, type BanTerm, banWords } from './texts.ts'

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
              legend="For how long"
              options={BAN_TERMS}
              value={term}
              onChange={setTerm}
              columns="grid-cols-2 sm:grid-cols-4"
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
