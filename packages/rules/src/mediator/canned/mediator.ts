import { cannedAdvice } from './advice.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedRuling, cannedSummary } from './ruling.ts'
import { cannedTranslation } from './translation.ts'

/**
 * The mediator without a model (spec core-flow §8): what each task gets when there is no provider, or its answer is unfit.
 * Pure: the same task always gets the same words, so that a repeated job changes nothing.
 */
export const cannedMediator = {
  translate: cannedTranslation,
  resolve: cannedResolution,
  rehash: cannedRehash,
  reflect: cannedReflection,
  rule: cannedRuling,
  summarise: cannedSummary,
  advise: cannedAdvice,
} as const
