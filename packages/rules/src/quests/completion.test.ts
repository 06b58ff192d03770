import { describe, expect, it } from 'vitest'
import type { EventOf } from '../events.ts'
import { QUESTS } from './catalogue.ts'
import { achievementsUnlockedBy, credFor, rewardOf } from './completion.ts'

const at = new Date('2026-03-03T12:00:00Z')
const completed = (
  quest: string,
  difficulty: 'easy' | 'medium' | 'hard',
  perfect = false,
): EventOf<'quest.completed'> => ({
  type: 'quest.completed',
  person: 'maya',
  quest,
  difficulty,
  perfect,
  at,
})

describe('the reward shown for a quest', () => {
  it('is 20, or 60 for a hard one: what every completion earns', () => {
    const shown = (difficulty: 'easy' | 'hard') => rewardOf({ id: 'boundaries', difficulty })
    expect([shown('easy'), shown('hard')]).toEqual([20, 60])
  })

  it('increases at completion for a first and a perfect quest', () => {
    const amounts = (isFirst: boolean, perfect: boolean) =>
      credFor(completed('boundaries', 'hard', perfect), isFirst).map(({ amount }) => amount)
    expect(amounts(false, false)).toEqual([20, 40])
    expect(amounts(true, true)).toEqual([20, 10, 30, 40])
  })
})

describe('a quest completion unlocks', () => {
  it('the first-quest achievement, once', () => {
    expect(achievementsUnlockedBy([], completed('i-statements', 'easy'))).toEqual(['first_quest'])
    const before = [completed('i-statements', 'easy')]
    expect(achievementsUnlockedBy(before, completed('group-chats', 'easy'))).toEqual([])
  })

  it('the perfect-quest and hard-quest achievements together', () => {
    const before = [completed('i-statements', 'easy')]
    expect(achievementsUnlockedBy(before, completed('de-escalation', 'hard', true))).toEqual([
      'perfect_quest',
      'hard_quest',
    ])
  })

  it('the all-quests achievement with the fifth', () => {
    const before = QUESTS.slice(0, 4).map(({ id, difficulty }) => completed(id, difficulty))
    const fifth = achievementsUnlockedBy(before, completed('de-escalation', 'hard'))
    expect(fifth).toEqual(['quest_collector', 'quest_master', 'hard_quest'])
  })
})
