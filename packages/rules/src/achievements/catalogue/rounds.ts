import { type Achievement, atLeast, once } from '../achievement.ts'

/** The rounds between a conflict's first message and its end. */
export const ROUNDS: readonly Achievement[] = [
  {
    code: 'quick_answer',
    name: 'Straight Back',
    emoji: '⚡',
    description: 'Answer a conflict less than 5 minutes after it was started.',
    earned: once('answersWithin5Minutes'),
  },
  {
    code: 'slept_on_it',
    name: 'Slept on It',
    emoji: '🛌',
    description: 'Answer a conflict 72 hours or more after it was started.',
    earned: once('answersAfter72Hours'),
  },
  {
    code: 'delayed_response',
    name: 'Better Late',
    emoji: '🐌',
    description: 'Answer a conflict a week (168 hours) or more after it was started.',
    earned: once('answersAfter168Hours'),
  },
  {
    code: 'first_rehash',
    name: 'Second Serve',
    emoji: '🎾',
    description: 'Ask for your first rehash with a “not satisfied” vote in round 1.',
    earned: once('rehashesAsked'),
  },
  {
    code: 'wrote_core_issue',
    name: 'Down to the Root',
    emoji: '🥕',
    description: 'Write your first core issue.',
    earned: once('coreIssues'),
  },
  {
    code: 'first_reflection',
    name: 'Mirror, Mirror',
    emoji: '🪞',
    description: 'Get a core reflection after you’ve both written a core issue.',
    earned: once('reflections'),
  },
  {
    code: 'ai_judged',
    name: 'All Rise',
    emoji: '⚖️',
    description: 'Have a conflict end with a final AI ruling.',
    earned: once('rulings'),
  },
  {
    code: 'twenty_satisfied_votes',
    name: 'Easy to Please',
    emoji: '😌',
    description: 'Vote “satisfied” 20 times in your own conflicts.',
    earned: atLeast('satisfiedVotes', 20),
  },
  {
    code: 'ten_unsatisfied_votes',
    name: 'Holding Out',
    emoji: '🙅',
    description: 'Vote “not satisfied” 10 times in your own conflicts.',
    earned: atLeast('unsatisfiedVotes', 10),
  },
]
