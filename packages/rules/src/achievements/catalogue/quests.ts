import { type Achievement, once } from '../achievement.ts'

/** Completed quests. */
export const QUESTS: readonly Achievement[] = [
  {
    code: 'first_quest',
    name: 'First Lesson',
    emoji: '🧭',
    description: 'Complete your first quest.',
    earned: ({ quests }) => quests.length >= 1,
  },
  {
    code: 'quest_collector',
    name: 'Quest Collector',
    emoji: '🎒',
    description: 'Complete 5 different quests.',
    earned: ({ quests }) => quests.length >= 5,
  },
  {
    code: 'quest_master',
    name: 'Quest Master',
    emoji: '🎓',
    description: 'Complete an easy, a medium and a hard quest.',
    earned: ({ questDifficulties }) => questDifficulties.length >= 3,
  },
  {
    code: 'perfect_quest',
    name: 'Flawless',
    emoji: '💯',
    description: 'Complete a quest with every step right on the first try.',
    earned: once('perfectQuests'),
  },
  {
    code: 'hard_quest',
    name: 'Uphill',
    emoji: '🧗',
    description: 'Complete a hard quest.',
    earned: ({ questDifficulties }) => questDifficulties.includes('hard'),
  },
]
