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

describe('what is shown for a quest', () => {
  it('is 20, and 60 for a hard one: what everybody who completes it gets', () => {
    const shown = (difficulty: 'easy' | 'hard') => rewardOf({ id: 'boundaries', difficulty })
    expect([shown('easy'), shown('hard')]).toEqual([20, 60])
  })

  it('grows at completion by what a first and a perfect quest earn', () => {
    const amounts = (isFirst: boolean, perfect: boolean) =>
      credFor(completed('boundaries', 'hard', perfect), isFirst).map(({ amount }) => amount)
    expect(amounts(false, false)).toEqual([20, 40])
    expect(amounts(true, true)).toEqual([20, 10, 30, 40])
  })
})

describe('a completion unlocks', () => {
  it('the first quest, and nothing again for the second', () => {
    expect(achievementsUnlockedBy([], completed('i-statements', 'easy'))).toEqual(['first_quest'])
    const before = [completed('i-statements', 'easy')]
    expect(achievementsUnlockedBy(before, completed('group-chats', 'easy'))).toEqual([])
  })

  it('a perfect quest and a hard one together', () => {
    const before = [completed('i-statements', 'easy')]
    expect(achievementsUnlockedBy(before, completed('de-escalation', 'hard', true))).toEqual([
      'perfect_quest',
      'hard_quest',
    ])
  })

  it('the whole shelf with the fifth', () => {
    const before = QUESTS.slice(0, 4).map(({ id, difficulty }) => completed(id, difficulty))
    const fifth = achievementsUnlockedBy(before, completed('de-escalation', 'hard'))
    expect(fifth).toEqual(['quest_collector', 'quest_master', 'hard_quest'])
  })
})
