import { QUESTS as QUEST_ACHIEVEMENTS } from '../achievements/catalogue/quests.ts'
import { achievementContext } from '../achievements/context.ts'
import { countQuest } from '../counters/count/own-doings.ts'
import { NO_COUNTERS } from '../counters/counters.ts'
import type { EventOf } from '../events.ts'
import { forQuest } from '../squashcred/awards-for-the-rest.ts'
import type { Quest } from './quest.ts'

type Completed = EventOf<'quest.completed'>
type Cred = { reason: string; amount: number }

/** What a completion earns, as the ledger will say it a moment later. @param isFirst whether it is the person's first quest */
export const credFor = (completion: Completed, isFirst: boolean): Cred[] =>
  forQuest(completion)
    .filter((award) => award !== null)
    .filter(({ code }) => isFirst || code !== 'FIRST_QUEST')
    .map(({ reason, amount }) => ({ reason, amount }))

/** What everybody who completes the quest is sure to get: what is shown before. */
export function rewardOf({ id, difficulty }: Pick<Quest, 'id' | 'difficulty'>): number {
  const sure = credFor({ ...ANYBODY, quest: id, difficulty }, false)
  return sure.reduce((sum, { amount }) => sum + amount, 0)
}

const ANYBODY = { type: 'quest.completed', person: '', perfect: false, at: new Date(0) } as const

/**
 * The achievements for quests that a completion unlocks: the catalogue's own conditions, before and after. The worker unlocks
 * them a moment later from the same conditions.
 * @param before the completions before this one
 */
export function achievementsUnlockedBy(before: readonly Completed[], completion: Completed): string[] {
  const counted = before.reduce(countQuest, NO_COUNTERS)
  const has = earnedIn(counted, completion.at)
  return [...earnedIn(countQuest(counted, completion), completion.at)].filter((code) => !has.has(code))
}

function earnedIn(counters: typeof NO_COUNTERS, now: Date): Set<string> {
  const context = achievementContext(counters, { now, timeZone: 'UTC', achievementCount: 0, isTopTen: false })
  return new Set(QUEST_ACHIEVEMENTS.filter(({ earned }) => earned(counters, context)).map(({ code }) => code))
}
