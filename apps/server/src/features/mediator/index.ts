import type { FeatureContext } from '../../feature.ts'
import { createCoach } from './coach.service.ts'
import { loadClauseModel } from './load-clause-model.ts'
import { createMediator, type MediatorPatience } from './mediator.service.ts'

export type { MediatorPatience } from './mediator.service.ts'

/** The mediator, and the coach of the quests. @param patience replaces their default time limits */
export function createMediatorFeature(context: FeatureContext, patience?: MediatorPatience) {
  const clauses = loadClauseModel()
  return {
    clauses,
    mediator: createMediator({
      ...context,
      checkRulings: context.settings.ai?.checkRulings,
      clauses,
      stopping: context.stopping.signal,
      patience,
    }),
    coach: createCoach({ ...context, patience: patience?.request }),
  }
}
