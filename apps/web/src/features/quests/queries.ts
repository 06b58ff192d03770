import { LIMITS, TIMING } from '@squash/contract/limits'
import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestDetails } from '@squash/contract/quests'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useAttempts } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import { api } from '../../lib/query.ts'
import { questsOptions } from '../../lib/quests.tsx'

const optionsOf = (questId: string) => api.quests.get_quest_details.queryOptions({ input: { p_quest_id: questId } })

/** A quest with its steps; null if it doesn't exist. */
export const useQuest = (questId: string) => useQuery(optionsOf(questId))

/** Refetches the quest and the list of all quests. */
function useReloadQuest(questId: string) {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: optionsOf(questId).queryKey })
    void queries.invalidateQueries({ queryKey: questsOptions().queryKey })
  }, [queries, questId])
}

const start = (questId: string) => client.quests.start_quest({ p_quest_id: questId })

/** Starts the quest when it is first opened. If that fails, the first answer starts it. */
export function useStartQuest({ quest, user_progress }: QuestDetails): void {
  const reload = useReloadQuest(quest.id)
  const { mutate } = useMutation({
    mutationFn: () => start(quest.id),
    onSuccess: reload,
    onError: (error) => toastFailure(failureOf(error, questsMessages.startFailed)),
  })
  const isStarted = user_progress.is_started
  useEffect(() => {
    if (!isStarted) mutate()
  }, [isStarted, mutate])
}

export const MOST_CHARACTERS = LIMITS.questResponse

/** Sends an answer. The verdict stays until the user continues; the quest is refetched shortly after. */
export function useSubmitStep({ quest, user_progress }: QuestDetails) {
  const reload = useReloadQuest(quest.id)
  const attempts = useAttempts()
  const submission = useMutation({
    mutationFn: async ({ stepId, response }: { stepId: string; response: string }) => {
      // Starting it again has no effect, and an answer may come before the page knows that it has started.
      const userQuest = user_progress.user_quest_id ?? (await start(quest.id)).user_quest_id
      const input = { p_user_quest_id: userQuest, p_step_id: stepId, p_user_response: response }
      return client.quests.submit_quest_step(input, attempts.optionsFor(input))
    },
    onSuccess: attempts.noteAnswer,
    onError: (error) => {
      attempts.noteFailure(error)
      toastFailure(failureOf(error, questsMessages.submitFailed))
    },
  })
  const { isSuccess } = submission
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reload, TIMING.questFeedback)
    return () => {
      clearTimeout(timer)
      reload()
    }
  }, [isSuccess, reload])
  return submission
}
