import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestDetails } from '@squash/contract/quests'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.ts'
import { api } from '../../lib/query.ts'
import { questsOptions } from '../../lib/quests/use-quests.ts'

const optionsOf = (questId: string) => api.quests.get_quest_details.queryOptions({ input: { p_quest_id: questId } })

/** A quest with its steps; null when there is none. */
export const useQuest = (questId: string) => useQuery(optionsOf(questId))

/** Looks again at the quest and at the list of all. */
export function useReloadQuest(questId: string) {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: optionsOf(questId).queryKey })
    void queries.invalidateQueries({ queryKey: questsOptions().queryKey })
  }, [queries, questId])
}

/** Starts the quest by itself when it is opened for the first time (spec community §2). Starting again changes nothing. */
export function useStartQuest({ quest, user_progress }: QuestDetails) {
  const reload = useReloadQuest(quest.id)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => client.quests.start_quest({ p_quest_id: quest.id }),
    onSuccess: reload,
    onError: (error) => toastFailure(failureOf(error, questsMessages.startFailed)),
  })
  const isStarted = user_progress.is_started
  useEffect(() => {
    if (!isStarted) mutate()
  }, [isStarted, mutate])
  return { start: () => mutate(), isStarting: isPending, hasFailed: isError && !isStarted }
}
