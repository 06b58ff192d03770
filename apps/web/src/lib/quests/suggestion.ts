import type { AvailableQuest } from '@squash/contract/quests'

export type Suggestion = { kind: 'go on' | 'begin'; quest: AvailableQuest } | { kind: 'all done' }

/** What to learn next: the quest that was begun, else the first that was not completed (spec community §4). */
export function suggestionFrom(quests: readonly AvailableQuest[]): Suggestion {
  const open = quests.filter(({ user_completed }) => !user_completed)
  const begun = open.find(({ user_started }) => user_started)
  if (begun) return { kind: 'go on', quest: begun }
  const [first] = open
  return first ? { kind: 'begin', quest: first } : { kind: 'all done' }
}
