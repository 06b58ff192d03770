import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { DialogForm, WordsField } from '../../../lib/forms/dialog-form.tsx'
import { Said } from '../../../lib/moderation/moderated-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.ts'
import { tooMany, useProblems } from '../../../ui/use-problems.ts'
import { conflictKey } from '../queries.ts'

/**
 * Why this conflict is private or open again, and how to request a review. Only the author of the text sees that it is
 * private; the other party only reads that it is open again (docs/reference/safety.md#conflicts-that-are-kept-private).
 */
export function PrivateNotice({ conflict, otherName }: { conflict: Conflict; otherName: string }) {
  const [isAsking, setAsking] = useState(false)
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
        The moderator also sees whether a rule or our AI flagged it. They never see your name, the title, or anything
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

type Facts = Pick<Conflict, 'phase' | 'closed_reason' | 'private_because' | 'reopened_at' | 'safety_review'>

type PrivateNoticeWords = {
  title: string
  text: string
  /** The moderator's answer to the viewer. */
  answer: string | null
  /** The label of the button that requests a review; null if none can be requested, or one is pending. */
  ask: string | null
  showsHelp: boolean
}

const BECAUSE = {
  sign: 'You sent something that sounded as if someone could get hurt',
  model: 'Our AI thought that something you wrote could mean someone is in danger',
} as const

const isOver = ({ phase }: Facts): boolean => phase === 'ruled' || phase === 'resolved'

/** The notice for a conflict that the viewer's own text keeps private, or that was reopened; null for any other. */
export function privateNoticeWords(conflict: Facts): PrivateNoticeWords | null {
  const { private_because, safety_review: review, reopened_at } = conflict
  if (private_because !== null) return ofPrivate(conflict, private_because)
  if (isOver(conflict) || conflict.phase === 'ruling') return null
  if (review?.status === 'lifted' && conflict.phase !== 'abandoned')
    return {
      title: reopened_at === null ? 'This conflict can have a ruling again' : 'This conflict is open again',
      text: 'You asked for a review, and a moderator agreed with you. Nothing keeps this conflict private any more.',
      answer: review.answer,
      ask: null,
      showsHelp: false,
    }
  if (review?.status === 'lifted')
    return {
      title: 'A moderator agreed with you',
      text: 'Your words no longer keep this conflict private, but it stays closed.',
      answer: review.answer,
      ask: null,
      showsHelp: false,
    }
  if (reopened_at === null || conflict.phase === 'abandoned') return null
  return {
    title: 'This conflict is open again',
    text: 'A moderator looked at why it was closed and opened it again. You can pick up where you left off.',
    answer: null,
    ask: null,
    showsHelp: false,
  }
}

function ofPrivate(conflict: Facts, because: keyof typeof BECAUSE): PrivateNoticeWords | null {
  const { phase, closed_reason, safety_review: review } = conflict
  const isClosed = phase === 'abandoned'
  // A conflict that was declined, left by a party or timed out would not have had a ruling anyway.
  if (isClosed && closed_reason !== 'flagged') return null
  const follows = isClosed
    ? 'so this conflict couldn’t have a public ruling. A private conflict closes when one of you asks for its ruling.'
    : 'so this conflict stays private: there’ll be no ruling, and it won’t appear on the public board. Everything else goes on as usual.'
  const common = {
    title: isClosed ? 'Why this conflict closed' : 'This conflict stays private',
    text: `${BECAUSE[because]}, ${follows} Only you see this.`,
    showsHelp: true,
  }
  if (isOver(conflict)) return { ...common, answer: null, ask: null }
  switch (review?.status) {
    case 'open':
      return {
        ...common,
        text: `${common.text} You’ve asked for a review; we’ll let you know.`,
        answer: null,
        ask: null,
      }
    case 'kept': {
      const text = `${common.text} A moderator reviewed it and decided to keep it private.`
      return { ...common, text, answer: review.answer, ask: 'Ask again' }
    }
    default:
      return {
        ...common,
        text: `${common.text} If we got it wrong, a moderator can change that.`,
        answer: null,
        ask: 'Ask for a review',
      }
  }
}
