import type { Mediator } from '@squash/rules/mediator/mediator'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import type { Notices } from '../notifications/public.ts'
import type { Readers } from '../profiles/public.ts'
import type { Safety } from '../safety/public.ts'
import { conflictJobs } from './conflicts.jobs.ts'
import { conflictMails } from './conflicts.mails.ts'
import { conflictNotices } from './conflicts.notices.ts'
import { conflictRoutes } from './conflicts.routes.ts'
import { type ConflictsParts, createConflicts } from './conflicts.service.ts'
import { rateJobs } from './counters/rates.jobs.ts'
import { createConflictErasure } from './erasure/erasure.service.ts'
import { createConflictExport } from './erasure/export.service.ts'
import { retentionJobs } from './erasure/retention.jobs.ts'
import { listTurns } from './lists.store.ts'
import { createReportedMessages } from './private/reported-message.service.ts'
import { searchJobs } from './search/search.jobs.ts'
import { waitingJobs } from './waiting/waiting.jobs.ts'

export { createMayRespond } from './sending.service.ts'

type Needs = Pick<
  ConflictsParts,
  'previews' | 'soloNotes' | 'mayRespond' | 'rulingListeners' | 'agreements' | 'debates' | 'findReview'
> & {
  safety: Safety
  mediator: Mediator
  readers: Readers
  preferences: MailPreferences
  notices: Notices
}

/** Conflicts, from the first message to their end. */
export function createConflictFeature(context: FeatureContext, needs: Needs) {
  const { settings, spend, giveBack } = context
  const conflicts = createConflicts({
    ...context,
    ...needs,
    spendStart: spend('start_conflict'),
    giveBackStart: giveBack('start_conflict'),
    spendPreview: spend('preview'),
  })
  const ownData = createConflictExport(context.database)
  const erasure = createConflictErasure({ ...context, ...needs })
  return {
    service: conflicts,
    routes: conflictRoutes({ ...context, ...needs, conflicts }),
    background: [
      conflictJobs({ ...context, ...needs }),
      waitingJobs(context),
      searchJobs(context),
      retentionJobs({ ...context, days: settings.retentionDays }),
      rateJobs(context),
      conflictMails({ ...context, ...needs, siteUrl: settings.siteUrl }),
      conflictNotices({ ...context, ...needs }),
    ],
    waitingFor: (person: string, only?: string) => listTurns(context.database.db, person, only),
    reported: createReportedMessages(context),
    erasure,
    export: {
      conflicts: ({ person }) => ownData.conflicts(person),
      votes: ({ person }) => ownData.votes(person),
    } satisfies Partial<ExportSections>,
  }
}
