import type { Mediator } from '@squash/rules/mediator/mediator'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Readers } from '../profiles/public.ts'
import type { Safety } from '../safety/public.ts'
import { previewJobs } from './previews.jobs.ts'
import { previewRoutes } from './previews.routes.ts'
import { createPreviews, type MayRespond } from './previews.service.ts'

type Needs = { safety: Safety; mediator: Mediator; mayRespond: MayRespond; readers: Readers }

/** Previews of what the recipient will read. Nothing to do at an erasure: a foreign key deletes them. */
export function createPreviewFeature(context: FeatureContext, needs: Needs) {
  const previews = createPreviews({ ...context, ...needs, spendPreview: context.spend('preview') })
  return {
    service: previews,
    routes: previewRoutes({ ...context, ...needs, previews }),
    background: [previewJobs(context)],
    export: { previews: ({ person }) => previews.own(person) } satisfies Partial<ExportSections>,
  }
}
