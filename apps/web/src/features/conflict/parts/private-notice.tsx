import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { DialogForm, WordsField } from '../../../lib/dialog-form.tsx'
import { useDraft } from '../../../lib/drafts.ts'
import { Said } from '../../../lib/moderation/moderated-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCalm } from '../../../ui/calm.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { privateNoticeWords } from '../private-notice-texts.ts'
import { conflictKey } from '../queries.ts'

/**
 * Why this conflict is private or open again, and how to request a review. Only the author of the text sees that it is
 * private; the other party only reads that it is open again (docs/reference/safety.md#conflicts-that-are-kept-private).
 */
export function PrivateNotice({ conflict, otherName }: { conflict: Conflict; otherName: string }) {
  const [isAsking, setAsking] = useState(false)
  useCalm(conflict.private_because !== null)
  const words = privateNoticeWords(conflict)
  if (words === null) return null
  return (
    <Card as="section" aria-label={words.title} className="mt-4 flex flex-col gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <p className="max-w-[68ch]">{words.text}</p>
      {words.answer && <Said by="The moderator’s answer">{words.answer}</Said>}
      {words.showsHelp && (
        <p className="max-w-[68ch]">
          If someone isn’t safe, <TextLink to="/safety">there are people who can help</TextLink>.
        </p>
      )}
      {words.ask && (
        <div>
          <Button onClick={() => setAsking(true)}>{words.ask}</Button>
        </div>
      )}
      <ReviewDialog conflictId={conflict.id} otherName={otherName} open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

type ReviewDialogProps = { conflictId: string; otherName: string; open: boolean; onClose: () => void }

/** Asks the moderators for a review, after explaining what they will see and what may follow. */
function ReviewDialog({ open, onClose, otherName, conflictId }: ReviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Ask for a review"
      description={`A moderator decides whether this conflict has to stay private. If it doesn’t, it can have a ruling. If it has closed, it may open again, and ${otherName} will see that it’s open.`}
    >
      <ReviewForm conflictId={conflictId} otherName={otherName} onClose={onClose} />
    </Dialog>
  )
}

type ReviewFormProps = { conflictId: string; otherName: string; onClose: () => void }

/**
 * The author's reason, and whether the moderator may read their text. The input survives a failure and closing the
 * dialog.
 */
function ReviewForm({ conflictId, otherName, onClose }: ReviewFormProps) {
  const [typed, setTyped, forget] = useDraft(`safety-review:${conflictId}`)
  const [showMyWords, setShowMyWords] = useState(false)
  const reason = typed.trim()
  const request = useRequestReview(conflictId, () => {
    forget()
    onClose()
  })
  const problems = useProblems({ reason: tooMany(reason, LIMITS.reportReason) })
  const send = () => {
    if (problems.check()) request.mutate({ reason, show_my_words: showMyWords })
  }
  return (
    <DialogForm
      onSubmit={send}
      onClose={onClose}
      submit="Ask for a review"
      busy={request.isPending}
      error={request.error}
    >
      <WordsField
        problems={problems}
        name="reason"
        label="What did we get wrong? (optional)"
        hint="The moderator will see exactly what you write."
        max={LIMITS.reportReason}
        rows={3}
        value={typed}
        onChange={setTyped}
        busy={request.isPending}
      />
      <Checkbox
        label="Let the moderator read what I wrote here"
        hint="Your message and your core issue, until it’s decided. It’s hard to judge without them, but that’s up to you."
        checked={showMyWords}
        disabled={request.isPending}
        onChange={(event) => setShowMyWords(event.target.checked)}
      />
      <p className="text-sm text-muted">
        The moderator also sees whether a rule or our AI noticed it. They never see your name, the title, or anything
        {` ${otherName}`} wrote.
      </p>
    </DialogForm>
  )
}

/** Requests a review of why the conflict is private. A failure is shown in the form, as `error`. */
function useRequestReview(id: string, onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: { reason: string; show_my_words: boolean }) =>
      client.safetyReviews.request_safety_review({ p_conflict_id: id, ...request }),
    onSuccess: () => {
      toast.success('Your request is in. A moderator will look at it.')
      onSent()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: conflictKey(id) }),
  })
}
