import type { Mediator } from '@squash/rules/mediator/mediator'
import type { Background, ExportSections, FeatureContext } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Readers } from '../profiles/public.ts'
import type { Safety } from '../safety/public.ts'
import { previewRoutes } from './previews.routes.ts'
import { createPreviews, type MayRespond } from './previews.service.ts'
import { deleteExpired } from './previews.store.ts'

type Needs = { safety: Safety; mediator: Mediator; mayRespond: MayRespond; readers: Readers }

/** Previews of what the recipient will read. Erasure needs no code here: a foreign key deletes them. */
export function createPreviewFeature(context: FeatureContext, needs: Needs) {
  const previews = createPreviews({ ...context, ...needs, spendPreview: context.spend('preview') })
  return {
    service: previews,
    routes: previewRoutes({ ...context, ...needs, previews }),
    background: [previewJobs(context)],
    export: { previews: ({ person }) => previews.own(person) } satisfies Partial<ExportSections>,
  }
}

const previewJobs = ({ database }: { database: Database }): Background => ({
  schedules: [{ name: 'previews.expire', cron: '41 * * * *', run: (now) => deleteExpired(database.db, now) }],
})
