import { debateMessages } from '@squash/contract/messages/debate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { type Attempt, attemptFor } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { useDraft } from '../../lib/drafts.ts'
import { toastFailure } from '../../lib/failure.tsx'
import { UNREACHABLE } from '../../lib/outage.ts'
import { type SentText, useSafety } from '../../lib/safety/use-safety.ts'
import { toast } from '../../ui/toast.ts'
import { debateOptions, refreshDebateLists, responseFailure } from './queries.ts'

/** The argument of the invited user: a draft until it is sent, kept when sending fails. */
export function useRespond(id: string) {
  const queries = useQueryClient()
  const [draft, setDraft, clear] = useDraft(`debate-response:${id}`)
  const safety = useSafety(draft)
  const unanswered = useRef<Attempt | null>(null)
  const submit = useMutation({
    mutationFn: ({ text, safety_acknowledged = false }: SentText) => {
      const input = { p_debate_id: id, p_position: text, safety_acknowledged }
      const attempt = attemptFor(JSON.stringify(input), unanswered.current, () => crypto.randomUUID())
      unanswered.current = attempt
      const context = { idempotencyKey: attempt.key }
      return client.debates.respond_to_debate_invite(input, { context })
    },
    onSuccess: () => {
      clear()
      toast.success(debateMessages.responded)
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
      refreshDebateLists(queries)
    },
    onError: (error) => {
      if (!hasCode(error, UNREACHABLE)) unanswered.current = null
      if (!safety.catches(error)) toastFailure(responseFailure(error))
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
    },
  })
  return { draft, setDraft, safety, submit }
}

export type DebateResponse = ReturnType<typeof useRespond>
