import { findStep } from '@squash/rules/quests/catalogue'
import { isWorthCoaching } from '@squash/rules/quests/coach'
import { judgeRewrite } from '@squash/rules/quests/judge/judge-rewrite'
import type { Coach } from '../mediator/coach.service.ts'

type Parts = {
  coach: Coach
  /** Spends one of a person's questions of the hour; null, or the seconds to wait. */
  spend: (person: string) => Promise<number | null>
}

/** A word of the model's on a rewritten message that the rubric did not let pass. The verdict is the rubric's alone (docs/decisions/0022). */
export const createCoaching = ({ coach, spend }: Parts) => ({
  /** @returns null when nobody is configured to be asked, or there is nothing to add */
  async tipOn(person: string, stepId: string, response: string): Promise<string | null> {
    const step = findStep(stepId)
    if (!coach.isThere || step?.type !== 'rewrite') return null
    if (!isWorthCoaching(judgeRewrite(step, response))) return null
    if ((await spend(person)) !== null) return null
    return coach.tip({ instruction: step.instruction, original: step.original, answer: response })
  },
})

export type Coaching = ReturnType<typeof createCoaching>
