import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import type { Notices } from '../notifications/public.ts'
import type { Safety } from '../safety/public.ts'
import { agreementMails } from './agreements.mails.ts'
import { agreementRoutes } from './agreements.routes.ts'
import { createAgreements } from './agreements.service.ts'
import { calendarRoute } from './calendar.routes.ts'
import { checkInPage } from './check-in.page.ts'
import { checkInJobs, checkInNotices } from './check-ins.jobs.ts'
import { createCheckIns } from './check-ins.service.ts'
import { agreementErasure } from './erasure.service.ts'

type Needs = { safety: Safety; preferences: MailPreferences; notices: Notices }

/** Agreements of resolved conflicts, with their check-ins. */
export function createAgreementFeature(context: FeatureContext, { safety, preferences, notices }: Needs) {
  const agreements = createAgreements({ ...context, safety })
  return {
    service: agreements,
    checkIns: createCheckIns(context),
    routes: agreementRoutes({ ...context, safety, agreements }),
    background: [
      checkInJobs(context),
      agreementMails({ ...context, preferences, siteUrl: context.settings.siteUrl }),
      checkInNotices({ ...context, notices }),
    ],
    functions: [calendarRoute({ ...context, siteUrl: context.settings.siteUrl })],
    httpRoutes: [checkInPage({ ...context, agreements })],
    erasure: agreementErasure,
    export: { agreements: ({ person }) => agreements.own(person) } satisfies Partial<ExportSections>,
  }
}
