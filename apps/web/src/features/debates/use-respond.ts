import { debateMessages } from '@squash/contract/messages/debate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAttempts } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { useDraft } from '../../lib/drafts.ts'
import { toastFailure } from '../../lib/failure.tsx'
import { type SentText, useSafety } from '../../lib/safety/use-safety.ts'
import { toast } from '../../ui/toast.ts'
import { debateOptions, refreshDebateLists, responseFailure } from './queries.ts'

/** The argument of the invited user: a draft until it is sent, kept when sending fails. */
export function useRespond(id: string) {
  const queries = useQueryClient()
  const [draft, setDraft, clear] = useDraft(`debate-response:${id}`)
  const safety = useSafety(draft)
  const attempts = useAttempts()
  const submit = useMutation({
    mutationFn: ({ text, safety_acknowledged = false }: SentText) => {
      const input = { p_debate_id: id, p_position: text, safety_acknowledged }
      return client.debates.respond_to_debate_invite(input, attempts.optionsFor(input))
    },
    onSuccess: () => {
      clear()
      toast.success(debateMessages.responded)
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
      refreshDebateLists(queries)
    },
    onError: (error) => {
      attempts.noteFailure(error)
      if (!safety.catches(error)) toastFailure(responseFailure(error))
      void queries.invalidateQueries({ queryKey: debateOptions(id).queryKey })
    },
  })
  return { draft, setDraft, safety, submit }
}

export type DebateResponse = ReturnType<typeof useRespond>
