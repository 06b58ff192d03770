import type { AvailableQuest } from '@squash/contract/quests'
import type { Tool } from '@squash/contract/values'

export type UnlockedTool = { id: Tool; name: string; emoji: string }

/** The tools of the quests that the person has completed. */
export const toolsFrom = (quests: readonly AvailableQuest[]): UnlockedTool[] =>
  quests.flatMap(({ user_completed, tool_id, unlocks_tool, emoji }) =>
    user_completed && tool_id && unlocks_tool ? [{ id: tool_id, name: unlocks_tool, emoji }] : [],
  )
