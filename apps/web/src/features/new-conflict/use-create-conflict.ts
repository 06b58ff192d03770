import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { type Attempt, attemptFor } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { refreshLists } from '../../lib/conflicts/refresh-lists.ts'
import { UNREACHABLE } from '../../lib/outage.ts'
import type { Approved } from '../../lib/preview/message.ts'
import { noteHint } from '../../lib/safety/hint-after-sending.tsx'
import { toast } from '../../ui/toast.ts'
import type { ConflictDraft } from './conflict-draft.ts'
import { createdOutcome, failureMessage } from './outcome.ts'

type Creation = {
  onCreated: () => void
  /** Tells of a failure in another way than by a toast. @returns whether it did */
  catches: (error: unknown) => boolean
}
/** The draft, and which previewed wording of it goes out; without one, the mediator writes it while it is sent. */
type Sent = { draft: ConflictDraft } & Partial<Approved>

/** Sends the draft, says how it went, and leaves the text alone when it failed. */
export function useCreateConflict({ onCreated, catches }: Creation) {
  const queries = useQueryClient()
  const unanswered = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn: ({ draft, safety_acknowledged = false, ...approved }: Sent) => {
      const { title, email, mood, message } = draft
      const words = { title, user2_email: email, user1_mood: mood, user1_raw_message: message }
      const input = { ...words, ...approved, safety_acknowledged }
      const attempt = attemptFor(JSON.stringify(input), unanswered.current, () => crypto.randomUUID())
      unanswered.current = attempt
      return client.conflicts.create_conflict(input, { context: { idempotencyKey: attempt.key } })
    },
    onSuccess: (created) => {
      const { tone, message } = createdOutcome(created)
      toast[tone](message)
      noteHint(`conflict:${created.id}`, created.safety)
      refreshLists(queries)
      onCreated()
    },
    onError: (error) => {
      if (!hasCode(error, UNREACHABLE)) unanswered.current = null
      if (!catches(error)) toast.error(failureMessage(error))
    },
  })
}
