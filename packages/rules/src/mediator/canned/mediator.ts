import type { TranslateTask } from '../mediator.ts'
import { cannedAdvice } from './advice.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedRuling, cannedSummary } from './ruling.ts'
import { translateWithoutModel } from './translate.ts'

/** What the recipient reads when a message was sent without a preview and nothing but insults stood in it. */
export const ONLY_INSULTS = '(Squash left this message out because it held only insults.)'

/**
 * The mediator without a model: what each task gets when there is no provider, or its answer is unfit. Pure: the same task
 * always gets the same words, so that a repeated job changes nothing.
 */
export const cannedMediator = {
  translate: ({ message }: Pick<TranslateTask, 'message'>) => translateWithoutModel({ message }).text || ONLY_INSULTS,
  resolve: cannedResolution,
  rehash: cannedRehash,
  reflect: cannedReflection,
  rule: cannedRuling,
  summarise: cannedSummary,
  advise: cannedAdvice,
} as const
