import { LIMITS } from '@squash/contract/limits'
import { reportsMessages } from '@squash/contract/messages/reports'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { BAN_TERMS, type BanTerm, daysOf } from './ban-terms.ts'
import { type Author, banWords } from './ban-words.ts'
import { useBan } from './use-ban.ts'

type BanFormProps = { author: Author; onClose: () => void; onDone: (() => void) | undefined }

/** What follows, for how long, and why it is done. What was typed outlives a failure, and closing the dialog. */
export function BanForm({ author, onClose, onDone }: BanFormProps) {
  const banned = !author.is_banned
  const [typed, setTyped, forget] = useDraft(`${banned ? 'ban' : 'unban'}:${author.id}`)
  const ban = useBan(() => {
    forget()
    onClose()
    onDone?.()
  })
  const [term, setTerm] = useState<BanTerm>('7')
  const reason = typed.trim()
  const problems = useProblems({
    reason: reason === '' ? reportsMessages.banReasonRequired : tooMany(reason, LIMITS.reportReason),
  })
  const { label, list } = banWords(author)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ban.isPending || !problems.check()) return
    ban.mutate({ user_id: author.id, reason, ...(banned && { days: daysOf(term) }) })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      {list.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {banned && (
        <RadioCards
          legend="For how long"
          options={BAN_TERMS}
          value={term}
          onChange={setTerm}
          columns="grid-cols-2 sm:grid-cols-4"
          disabled={ban.isPending}
        />
      )}
      <TextArea
        ref={problems.ref('reason')}
        error={problems.of('reason')}
        label="The reason"
        hint="Kept in the log, for other admins."
        max={LIMITS.reportReason}
        rows={3}
        value={typed}
        readOnly={ban.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice error={ban.error} />
      <FormActions>
        <Button type="submit" variant={banned ? 'danger' : 'primary'} className="wrap-anywhere" busy={ban.isPending}>
          {label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}
