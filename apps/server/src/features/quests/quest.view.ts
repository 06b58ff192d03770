import type { AvailableQuest, QuestDetails, QuestStep } from '@squash/contract/quests'
import { TOOLS } from '@squash/contract/values'
import { lessonOf } from '@squash/rules/quests/catalogue'
import { rewardOf } from '@squash/rules/quests/completion'
import { currentStep, isPassed, progressPercentage, type StepRecord } from '@squash/rules/quests/progress'
import type { Quest, Step } from '@squash/rules/quests/quest'
import type { Progress } from './quests.store.ts'

const paragraphs = (texts: readonly string[]): string => texts.join('\n\n')

const presentHead = (quest: Quest): QuestDetails['quest'] => ({
  id: quest.id,
  title: quest.title,
  description: quest.description,
  emoji: quest.emoji,
  difficulty: quest.difficulty,
  theme: quest.theme,
  reward_cred: rewardOf(quest),
  unlocks_tool: TOOLS[quest.tool],
  tool_id: quest.tool,
})

/** A row of the list. @param progress null when the user has not started the quest */
export function presentQuest(quest: Quest, progress: Progress | null): AvailableQuest {
  const records = progress?.records ?? []
  return {
    ...presentHead(quest),
    quest_id: quest.id,
    user_started: progress !== null,
    user_completed: isCompleted(progress),
    current_step: currentStep(quest, records),
    total_steps: quest.steps.length,
    progress_percentage: isCompleted(progress) ? 100 : progressPercentage(quest, records),
  }
}

export const presentDetails = (quest: Quest, progress: Progress | null): QuestDetails => ({
  quest: presentHead(quest),
  user_progress: {
    user_quest_id: progress?.id ?? null,
    is_started: progress !== null,
    is_completed: isCompleted(progress),
    current_step: currentStep(quest, progress?.records ?? []),
    started_at: progress?.started_at.toISOString() ?? null,
    completed_at: progress?.completed_at?.toISOString() ?? null,
  },
  steps: quest.steps.map((step, index) => presentStep(step, index + 1, progress?.records ?? [])),
})

const isCompleted = (progress: Progress | null): boolean => progress !== null && progress.completed_at !== null

/**
 * The only form in which a step leaves the server: without the right option, the rubric, and feedback that reveals the
 * answer.
 */
function presentStep(step: Step, step_number: number, records: readonly StepRecord[]): QuestStep {
  const isTried = records.some(({ step_id }) => step_id === step.id)
  return {
    id: step.id,
    step_number,
    step_type: step.type,
    title: step.title,
    instruction: step.type === 'rewrite' ? paragraphs([step.instruction, `“${step.original}”`]) : step.instruction,
    options: step.type === 'rewrite' ? [] : step.options.map(({ id, text }) => ({ id, text })),
    feedback_correct: isPassed(records, step.id) ? step.feedback.correct : null,
    feedback_incorrect: isTried ? step.feedback.incorrect : null,
    lesson: paragraphs(lessonOf(step)),
    examples: step.examples.map(({ who, instead, better }) => ({ who, instead, better })),
  }
}
