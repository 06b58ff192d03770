import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { lengthOf } from './length.ts'
import { LIMITS } from './limits.ts'
import { questsMessages } from './messages/quests.ts'
import { id, timestamp } from './schemas.ts'
import { DIFFICULTIES, STEP_TYPES, TOOLS, type Tool } from './values.ts'

const tools = Object.keys(TOOLS).filter((name): name is Tool => name in TOOLS)

/** A quest's slug, such as `i-statements`. */
const slug = z.string().trim().max(LIMITS.questId)

const QuestHead = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  emoji: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  theme: z.string(),
  /** The guaranteed reward for completing it. */
  reward_cred: z.number().int(),
  /** The name of the tool it unlocks. */
  unlocks_tool: z.string().nullable(),
  tool_id: z.enum(tools).nullable(),
})

/** A row of the list; `current_step` is the step to continue with, starting at 1. */
export const AvailableQuest = QuestHead.extend({
  quest_id: z.string(),
  user_started: z.boolean(),
  user_completed: z.boolean(),
  current_step: z.number().int(),
  total_steps: z.number().int(),
  progress_percentage: z.number().int(),
})
export type AvailableQuest = z.infer<typeof AvailableQuest>

const QuestStep = z.object({
  id,
  step_number: z.number().int(),
  step_type: z.enum(STEP_TYPES),
  title: z.string(),
  /** Paragraphs separated by blank lines; the last one of a rewrite step quotes the text to rewrite. */
  instruction: z.string(),
  /** Empty for a rewrite step. The server doesn't reveal which one is right. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** null until the caller has answered the step correctly, because it may reveal the answer. */
  feedback_correct: z.string().nullable(),
  /** null until the caller has answered the step. */
  feedback_incorrect: z.string().nullable(),
  /** Paragraphs separated by blank lines. */
  lesson: z.string(),
  examples: z.array(z.object({ who: z.string(), instead: z.string(), better: z.string() })),
})
export type QuestStep = z.infer<typeof QuestStep>

export const QuestDetails = z.object({
  quest: QuestHead,
  user_progress: z.object({
    user_quest_id: id.nullable(),
    is_started: z.boolean(),
    is_completed: z.boolean(),
    current_step: z.number().int(),
    started_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
  }),
  steps: z.array(QuestStep),
})
export type QuestDetails = z.infer<typeof QuestDetails>

const StepResult = z.object({
  is_correct: z.boolean(),
  /** Whether the quest is complete now. */
  quest_completed: z.boolean(),
  /** The number of the step to continue with: the same step after a wrong answer, null when the quest is complete. */
  next_step: z.number().int().nullable(),
  quest_id: z.string(),
  /** Whether this answer unlocked a quest achievement. */
  is_quest_achievement_unlocked: z.boolean(),
  feedback: z.string(),
  /** What this answer earned; empty unless it completed the quest. */
  cred_earned: z.array(z.object({ reason: z.string(), amount: z.number().int() })),
})
export type StepResult = z.infer<typeof StepResult>

export const quests = {
  /** Every quest in the suggested order, with the caller's progress. */
  get_available_quests: read('get_available_quests')
    .errors(refusals(['access.not_yourself']))
    .input(z.object({ user_id_param: id.nullish() }))
    .output(z.array(AvailableQuest)),

  get_quest_details: read('get_quest_details')
    .errors(refusals(['access.not_yourself']))
    .input(z.object({ p_quest_id: slug, p_user_id: id.nullish() }))
    .output(QuestDetails.nullable()),

  /** Repeating the call returns the quest at the caller's current step. */
  start_quest: write('start_quest')
    .errors(refusals(['access.not_yourself', 'quest.not_found']))
    .input(z.object({ p_quest_id: slug, p_user_id: id.nullish() }))
    .output(z.object({ user_quest_id: id, current_step: z.number().int() })),

  /** The answer is an option's id, or the rewritten text, which is judged but not stored. */
  submit_quest_step: write('submit_quest_step')
    .errors(
      refusals(
        [
          'session.required',
          'quest.not_found',
          'quest.step_not_found',
          'quest.wrong_step',
          'quest.no_option',
          'quest.no_response',
        ],
        { 'session.required': questsMessages.loginRequired, 'quest.not_found': questsMessages.submitFailed },
      ),
    )
    .input(
      z.object({
        p_user_quest_id: id,
        p_step_id: id,
        p_user_response: z
          .string()
          .trim()
          .refine((value) => lengthOf(value) <= LIMITS.questResponse, `Up to ${LIMITS.questResponse} characters`)
          .nullish(),
      }),
    )
    .output(StepResult),
}
