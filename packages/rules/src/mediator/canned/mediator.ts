import type { TranslateTask } from '../mediator.ts'
import { cannedAdvice } from './advice.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedSummary } from './ruling.ts'
import { translateWithoutModel } from './translate.ts'

/** The recipient sees this if a message was sent without a preview and contained only insults. */
const ONLY_INSULTS = '(Squash left this message out because it contained only insults.)'

/**
 * The mediator without a model, used for each task if there is no provider or its answer is unfit. Pure: the same task
 * always gives the same text, so that a repeated job changes nothing.
 */
export const cannedMediator = {
  translate: ({ message }: Pick<TranslateTask, 'message'>) => translateWithoutModel({ message }).text || ONLY_INSULTS,
  resolve: cannedResolution,
  rehash: cannedRehash,
  reflect: cannedReflection,
  summarise: cannedSummary,
  advise: cannedAdvice,
} as const
