import { findStep } from '@squash/rules/quests/catalogue'
import { isWorthCoaching } from '@squash/rules/quests/coach'
import { judgeRewrite } from '@squash/rules/quests/judge/judge-rewrite'
import type { Coach } from '../mediator/public.ts'

type Parts = {
  coach: Coach
  /** Uses up one of the user's questions this hour. @returns null, or the seconds to wait */
  spend: (person: string) => Promise<number | null>
}

/**
 * The model's comment on a rewritten message that failed the rubric. Only the rubric decides the verdict
 * (docs/decisions/0022).
 */
export const createCoaching = ({ coach, spend }: Parts) => ({
  /** @returns null when no model is configured, or there is nothing to add */
  async tipOn(person: string, stepId: string, response: string): Promise<string | null> {
    const step = findStep(stepId)
    if (!coach.isConfigured || step?.type !== 'rewrite') return null
    if (!isWorthCoaching(judgeRewrite(step, response))) return null
    if ((await spend(person)) !== null) return null
    return coach.tip({ instruction: step.instruction, original: step.original, answer: response })
  },
})

export type Coaching = ReturnType<typeof createCoaching>
