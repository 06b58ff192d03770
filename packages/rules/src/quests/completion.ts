import { QUESTS as QUEST_ACHIEVEMENTS } from '../achievements/catalogue/quests.ts'
import { achievementContext } from '../achievements/context.ts'
import { countQuest } from '../counters/count/own-progress.ts'
import { NO_COUNTERS } from '../counters/counters.ts'
import type { EventOf } from '../events.ts'
import { forQuest } from '../squashcred/awards-for-other-events.ts'
import type { Quest } from './quest.ts'

type Completed = EventOf<'quest.completed'>
type Cred = { reason: string; amount: number }

/**
 * What a completion earns, by the same rule as the ledger entries that a worker adds shortly after.
 * @param isFirst whether it is the user's first quest
 */
export const credFor = (completion: Completed, isFirst: boolean): Cred[] =>
  forQuest(completion)
    .filter((award) => award !== null)
    .filter(({ code }) => isFirst || code !== 'FIRST_QUEST')
    .map(({ reason, amount }) => ({ reason, amount }))

/** The points that everyone gets for completing the quest, shown before they start. */
export function rewardOf({ id, difficulty }: Pick<Quest, 'id' | 'difficulty'>): number {
  const sure = credFor({ ...ANYBODY, quest: id, difficulty }, false)
  return sure.reduce((sum, { amount }) => sum + amount, 0)
}

const ANYBODY = { type: 'quest.completed', person: '', perfect: false, at: new Date(0) } as const

/**
 * The quest achievements that a completion unlocks, by comparing the catalogue's conditions before and after. The
 * worker unlocks them shortly after, by the same conditions.
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
