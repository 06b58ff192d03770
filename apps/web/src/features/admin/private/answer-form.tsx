import { LIMITS } from '@squash/contract/limits'
import { safetyReviewMessages } from '@squash/contract/messages/safety-reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { FailureNotice } from '../../../lib/failure-notice.tsx'
import { api } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import type { Choice } from './review-words.ts'

type AnswerFormProps = { id: string; choice: Choice; onClose: () => void; onDecided: () => void }

/** The answer to the author. What was typed outlives a failure. */
export function AnswerForm({ id, choice: { verdict, label }, onClose, onDecided }: AnswerFormProps) {
  const queries = useQueryClient()
  const [typed, setTyped, forget] = useDraft(`safety-answer:${id}:${verdict}`)
  const answer = typed.trim()
  const problems = useProblems({
    answer: answer === '' ? safetyReviewMessages.answerRequired : tooMany(answer, LIMITS.reportReason),
  })
  const decide = useMutation({
    mutationFn: () => client.safetyReviews.decide_safety_review({ id, verdict, answer }),
    onSuccess: () => {
      toast.success('Decided.')
      forget()
      onClose()
      onDecided()
    },
    // Another admin may have decided it in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: api.safetyReviews.key() }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!decide.isPending && problems.check()) decide.mutate()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <TextArea
        ref={problems.ref('answer')}
        error={problems.of('answer')}
        label="Your answer"
        hint="The author reads it as you write it."
        max={LIMITS.reportReason}
        rows={4}
        value={typed}
        readOnly={decide.isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice error={decide.error} />
      <FormActions>
        <Button type="submit" variant="primary" busy={decide.isPending}>
          {label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  )
}
