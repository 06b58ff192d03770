import type { QuestDetails } from '@squash/contract/quests'
import { expect, it } from 'vitest'
import { paragraphsOf, progressOf } from './lesson.tsx'

it('the text to be rewritten is separated from the task', () => {
  expect(paragraphsOf('Rewrite “this”.\n\n“You never clean.”\n\n')).toEqual([
    { words: 'Rewrite “this”.', isQuote: false },
    { words: '“You never clean.”', isQuote: true },
  ])
  expect(paragraphsOf('“One” is not “two”')).toMatchObject([{ isQuote: false }])
})

const quest: QuestDetails['quest'] = {
  id: 'boundaries',
  title: '',
  description: '',
  emoji: '🚧',
  difficulty: 'medium',
  theme: '',
  reward_cred: 20,
  unlocks_tool: null,
  tool_id: null,
}

function details(passed: number, is_completed = false): QuestDetails {
  const steps = [1, 2, 3, 4].map((step_number) => ({
    id: `${step_number}`,
    step_number,
    step_type: 'quiz' as const,
    title: '',
    instruction: '',
    options: [],
    feedback_correct: step_number <= passed ? 'Yes.' : null,
    feedback_incorrect: null,
    lesson: '',
    examples: [],
  }))
  const user_progress = {
    user_quest_id: null,
    is_started: true,
    is_completed,
    current_step: passed + 1,
    started_at: null,
    completed_at: null,
  }
  return { quest, user_progress, steps }
}

it('a quest’s progress is its current step, and the share completed', () => {
  expect(progressOf(details(0), 0)).toEqual({ step: 1, of: 4, percentage: 0 })
  expect(progressOf(details(3), 3)).toEqual({ step: 4, of: 4, percentage: 75 })
  expect(progressOf(details(4, true), 3)).toEqual({ step: 4, of: 4, percentage: 100 })
})

it('a completed quest stays complete even if a step has been added since', () => {
  expect(progressOf(details(3, true), 3).percentage).toBe(100)
})
