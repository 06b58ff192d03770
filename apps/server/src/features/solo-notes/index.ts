import type { Mediator } from '@squash/rules/mediator/mediator'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Readers } from '../profiles/public.ts'
import type { Safety } from '../safety/public.ts'
import { soloNoteRoutes } from './solo-notes.routes.ts'
import { createSoloNotes } from './solo-notes.service.ts'

type Needs = { safety: Safety; mediator: Mediator; readers: Readers }

/** Solo notes: messages that aren't sent. Erasure needs no code here: a foreign key deletes them. */
export function createSoloNoteFeature(context: FeatureContext, needs: Needs) {
  const soloNotes = createSoloNotes({ ...context, ...needs, spendNote: context.spend('solo_note') })
  return {
    service: soloNotes,
    routes: soloNoteRoutes({ ...context, ...needs, soloNotes }),
    export: { solo_notes: ({ person }) => soloNotes.own(person) } satisfies Partial<ExportSections>,
  }
}
