import { inviteMessages } from '@squash/contract/messages/invite'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorMessage, hasCode, UNREACHABLE } from '../../../lib/api-error.ts'
import { type Attempt, attemptFor } from '../../../lib/attempt.ts'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../ui/toast.ts'
import { refreshDebateLists } from '../data/debate-keys.ts'
import type { DebateDraft } from './debate-draft.ts'
import { createdOutcome, failureMessage } from './outcome.ts'

/** Sends the draft, says how it went, and leaves the text alone when it failed. */
export function useCreateDebate(onCreated: () => void) {
  const queries = useQueryClient()
  const unanswered = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn: (draft: DebateDraft) => {
      const attempt = attemptFor(JSON.stringify(draft), unanswered.current, () => crypto.randomUUID())
      unanswered.current = attempt
      return client.debates.create_debate(draft, { context: { idempotencyKey: attempt.key } })
    },
    onSuccess: (created) => {
      const { tone, message } = createdOutcome(created)
      toast[tone](message)
      refreshDebateLists(queries)
      onCreated()
    },
    onError: (error) => {
      const isUnanswered = hasCode(error, UNREACHABLE)
      if (!isUnanswered) unanswered.current = null
      toast.error(failureMessage(isUnanswered ? inviteMessages.network : errorMessage(error)))
    },
  })
}
