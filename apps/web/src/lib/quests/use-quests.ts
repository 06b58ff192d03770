import { useQuery } from '@tanstack/react-query'
import { api } from '../query.ts'

/** Every quest, and how far the person is in it. */
export const useQuests = () => useQuery(questsOptions())

export const questsOptions = () => api.quests.get_available_quests.queryOptions({ input: {} })
