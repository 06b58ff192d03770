import { LIMITS } from '@squash/contract/limits'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { useRequestReview } from './use-request-review.ts'

type ReviewFormProps = { conflictId: string; otherName: string; onClose: () => void }

/** The author's reason, and whether the moderator may read their words. What was typed outlives a failure, and closing the dialog. */
export function ReviewForm({ conflictId, otherName, onClose }: ReviewFormProps) {
  const [typed, setTyped, forget] = useDraft(`safety-review:${conflictId}`)
  const [showMyWords, setShowMyWords] = useState(false)
  const reason = typed.trim()
  const request = useRequestReview(conflictId, () => {
    forget()
    onClose()
  })
  const problems = useProblems({ reason: tooMany(reason, LIMITS.reportReason) })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!request.isPending && problems.check()) request.mutate({ reason, show_my_words: showMyWords })
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <TextArea
        ref={problems.ref('reason')}
        error={problems.of('reason')}
        label="What did we get wrong? (optional)"
        hint="The moderator reads this as you write it."
        max={LIMITS.reportReason}
        rows={3}
        value={typed}
        readOnly={request.isPending}
        onChange={(event) => setTyped(event.target.value)}
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
      <FailureNotice error={request.error} />
      <FormActions>
        <Button type="submit" variant="primary" busy={request.isPending}>
          Ask for a review
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}
