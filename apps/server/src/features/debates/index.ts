import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import type { Safety } from '../safety/public.ts'
import { debateJobs } from './debates.jobs.ts'
import { debateMails } from './debates.mails.ts'
import { debatePage, debateSitemap } from './debates.page.ts'
import { debateRoutes } from './debates.routes.ts'
import { createDebates } from './debates.service.ts'
import { debateTopic } from './debates.topic.ts'
import { createDebateErasure } from './erasure.service.ts'
import { createDebateExport } from './export.service.ts'
import { listTurns } from './lists.store.ts'
import { createReportedDebates } from './reported-debate.service.ts'

type Needs = { safety: Safety; preferences: MailPreferences }

/** Public debates, with the votes on them. */
export function createDebateFeature(context: FeatureContext, needs: Needs) {
  const { database, settings } = context
  const debates = createDebates({
    ...context,
    ...needs,
    spendInvite: context.spend('start_conflict'),
    giveBackInvite: context.giveBack('start_conflict'),
  })
  const ownData = createDebateExport(context)
  return {
    service: debates,
    routes: debateRoutes({ ...context, ...needs, debates }),
    background: [debateJobs(context), debateMails({ ...context, ...needs, siteUrl: settings.siteUrl })],
    waitingFor: (person: string, only?: string) => listTurns(database.db, person, only),
    topics: [debateTopic(database)],
    pages: [debatePage(database)],
    sitemap: debateSitemap(database),
    reported: createReportedDebates(context),
    erasure: createDebateErasure(context),
    export: {
      debates: ({ person }) => ownData.debates(person),
      debate_votes: ({ person }) => ownData.votes(person),
    } satisfies Partial<ExportSections>,
  }
}
