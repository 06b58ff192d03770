import type { Achievement } from '../achievement.ts'

/** Running totals: archetypes, achievements and SquashCred. */
export const COLLECTIONS: readonly Achievement[] = [
  {
    code: 'first_archetype',
    name: 'So That’s Me',
    emoji: '🎭',
    description: 'Get your first archetype.',
    earned: ({ archetypes }) => archetypes.length >= 1,
  },
  {
    code: 'five_archetypes',
    name: 'Many Sides',
    emoji: '🎲',
    description: 'Collect 5 different archetypes.',
    earned: ({ archetypes }) => archetypes.length >= 5,
  },
  {
    code: 'ten_archetypes',
    name: 'A Cast of One',
    emoji: '🎬',
    description: 'Collect 10 different archetypes.',
    earned: ({ archetypes }) => archetypes.length >= 10,
  },
  {
    code: 'twenty_five_achievements',
    name: 'Trophy Shelf',
    emoji: '🏅',
    description: 'Unlock 25 achievements.',
    earned: (_, { achievementCount }) => achievementCount >= 25,
  },
  {
    code: 'fifty_achievements',
    name: 'Trophy Room',
    emoji: '🏆',
    description: 'Unlock 50 achievements.',
    earned: (_, { achievementCount }) => achievementCount >= 50,
  },
  {
    code: 'ten_thousand_points',
    name: 'Five Figures',
    emoji: '💎',
    description: 'Reach 10,000 SquashCred.',
    earned: ({ highestBalance }) => highestBalance >= 10_000,
  },
  {
    code: 'minus_fifty_points',
    name: 'Only Way Is Up',
    emoji: '🪜',
    description: 'Fall to -50 SquashCred or below.',
    earned: ({ lowestBalance }) => lowestBalance <= -50,
  },
]
