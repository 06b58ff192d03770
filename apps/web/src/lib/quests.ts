import type { AvailableQuest } from '@squash/contract/quests'
import { useQuery } from '@tanstack/react-query'
import { api } from './query.ts'

/** Every quest, with the user's progress. */
export const useQuests = () => useQuery(questsOptions())

export const questsOptions = () => api.quests.get_available_quests.queryOptions({ input: {} })

export type Suggestion = { kind: 'go on' | 'begin'; quest: AvailableQuest } | { kind: 'all done' }

/** The quest to suggest: the one in progress, otherwise the first not completed. */
export function suggestionFrom(quests: readonly AvailableQuest[]): Suggestion {
  const open = quests.filter(({ user_completed }) => !user_completed)
  const begun = open.find(({ user_started }) => user_started)
  if (begun) return { kind: 'go on', quest: begun }
  const [first] = open
  return first ? { kind: 'begin', quest: first } : { kind: 'all done' }
}
