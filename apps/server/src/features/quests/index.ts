import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Coach } from '../mediator/public.ts'
import { createCoaching } from './coaching.service.ts'
import { questRoutes } from './quests.routes.ts'
import { createQuests } from './quests.service.ts'

type Needs = { coach: Coach }

/** Quests, with the coach's tips. */
export function createQuestFeature(context: FeatureContext, { coach }: Needs) {
  const quests = createQuests(context)
  const coaching = createCoaching({ coach, spend: context.spend('quest_tip') })
  return {
    routes: questRoutes({ ...context, quests, coaching }),
    export: { quests: ({ person }) => quests.own(person) } satisfies Partial<ExportSections>,
  }
}
