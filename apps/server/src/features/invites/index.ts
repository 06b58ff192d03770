import type { ExportSections, FeatureContext } from '../../feature.ts'
import { type FunctionParts, functionRoute } from '../../platform/http/function-routes.ts'
import type { Blocks } from '../blocks/public.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import type { Notices } from '../notifications/public.ts'
import { inviteErasure } from './erase.ts'
import { createInviteExport } from './export.ts'
import type { Invitables } from './invitable.ts'
import { lateJoins } from './late-joins.jobs.ts'
import { createInviteLookup, type InviteReporter } from './lookup.service.ts'
import { inviteMails } from './mails/mails.ts'
import { inviteNotices } from './notices.ts'
import type { InviteRecipients } from './recipients.service.ts'
import { inviteRoutes } from './routes.ts'
import { createCorrections } from './sending/correction.service.ts'
import { inviteJobs } from './sending/jobs.ts'
import { createResend } from './sending/resend.service.ts'
import { sendConflictInvite } from './sending/send-conflict-invite.ts'
import { sentInviteRoutes } from './sending/sent-invite.routes.ts'
import { createSentInvites } from './sending/sent-invite.service.ts'

export { createInviteRecipients } from './recipients.service.ts'

type Needs = {
  invitables: Invitables
  recipients: InviteRecipients
  blocks: Blocks
  preferences: MailPreferences
  notices: Notices
  reports: InviteReporter
}

/** Invites to conflicts and debates: their page, their mails and reminders, and postponed invites. */
export function createInviteFeature(context: FeatureContext, needs: Needs) {
  const { siteUrl } = context.settings
  const ownData = createInviteExport(context.database)
  const resend = createResend(context)
  const corrections = createCorrections({
    ...context,
    ...needs,
    spendInvite: context.spend('start_conflict'),
    giveBackInvite: context.giveBack('start_conflict'),
  })
  return {
    routes: {
      ...inviteRoutes({ ...context, lookup: createInviteLookup({ ...context, ...needs }) }),
      ...sentInviteRoutes({ ...context, resend, corrections, sentInvites: createSentInvites(context) }),
    },
    background: [
      lateJoins({ ...context, ...needs }),
      inviteJobs(context),
      inviteMails({ ...context, ...needs, siteUrl }),
      inviteNotices({ ...context, ...needs }),
    ],
    functions: [(parts: FunctionParts) => functionRoute(sendConflictInvite({ ...context, resend }), parts)],
    erasure: inviteErasure,
    export: {
      invites_sent: ({ person }) => ownData.toConflicts(person),
      debate_invites_sent: ({ person }) => ownData.toDebates(person),
    } satisfies Partial<ExportSections>,
  }
}
