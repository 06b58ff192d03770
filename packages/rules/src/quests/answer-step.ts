import { ok, type Result, refuse } from '../result.ts'
import { adviceOn } from './judge/explain.ts'
import { judgeRewrite } from './judge/judge-rewrite.ts'
import { isPassed, type StepRecord, stepsPassed } from './progress.ts'
import type { Quest, Step } from './quest.ts'

/** A user's progress in one quest. */
export type QuestState = { isCompleted: boolean; records: readonly StepRecord[] }
type StepAnswer = { stepId: string; response: string }

/** The outcome of an answer. */
export type Answered = {
  /** 1 for the first step. */
  number: number
  isCorrect: boolean
  feedback: string
  /** What to store; null if the step was passed before, so that this answer no longer counts. */
  record: StepRecord | null
  /** Set only for the answer that completes the quest. */
  completion: { perfect: boolean } | null
}

type AnswerRefusal = 'quest.step_not_found' | 'quest.wrong_step' | 'quest.no_option' | 'quest.no_response'

/**
 * Judges an answer to a step and decides what follows. Steps are answered in order. A passed step may be answered again
 * for practice, and a wrong answer may be retried, but only the first try counts for "perfect".
 */
export function decideStepAnswer(
  quest: Quest,
  { isCompleted, records }: QuestState,
  { stepId, response }: StepAnswer,
): Result<Answered, AnswerRefusal> {
  const index = quest.steps.findIndex(({ id }) => id === stepId)
  const step = quest.steps[index]
  if (!step) return refuse('quest.step_not_found')
  if (index > quest.steps.findIndex((one) => !isPassed(records, one.id)) && !isPassed(records, stepId))
    return refuse('quest.wrong_step')
  const judged = judgeStep(step, response)
  if (!judged.ok) return judged

  const { isCorrect, feedback } = judged.value
  const before = records.find(({ step_id }) => step_id === stepId)
  const answered = { number: index + 1, isCorrect, feedback }
  if (before?.is_correct) return ok({ ...answered, record: null, completion: null })
  const record = { step_id: stepId, is_correct: isCorrect, first_try: before === undefined && isCorrect }
  const after = [...records.filter((one) => one !== before), record]
  const completes = !isCompleted && stepsPassed(quest, after) === quest.steps.length
  return ok({ ...answered, record, completion: completes ? { perfect: isPerfect(quest, after) } : null })
}

/** Whether an answer to a step is right, with feedback. Quiz and choice steps are answered with an option's id. */
function judgeStep(
  step: Step,
  response: string,
): Result<{ isCorrect: boolean; feedback: string }, 'quest.no_option' | 'quest.no_response'> {
  const { correct, incorrect } = step.feedback
  if (step.type === 'rewrite') {
    if (response.trim() === '') return refuse('quest.no_response')
    const judgment = judgeRewrite(step, response)
    return ok({
      isCorrect: judgment.passed,
      feedback: judgment.passed ? correct : `${incorrect} ${adviceOn(judgment)}`,
    })
  }
  const option = step.options.find(({ id }) => id === response.trim())
  if (!option) return refuse('quest.no_option')
  return ok(
    'right' in option
      ? { isCorrect: true, feedback: correct }
      : { isCorrect: false, feedback: `${option.why} ${incorrect}` },
  )
}

/** Whether every step was right on the first try. */
const isPerfect = (quest: Quest, records: readonly StepRecord[]): boolean =>
  quest.steps.every(({ id }) => records.some(({ step_id, first_try }) => step_id === id && first_try))
